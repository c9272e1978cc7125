import type { Media } from '#contract/media.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { ORPCError } from '@orpc/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { readsEnhanceUploads, readWishes, writeEnhanceUploads, writeWishes } from './enhancement-wishes.ts';
import { isEnhancing } from './enhancement-words.ts';
import { rememberMedia } from '../use-media-list.ts';

/** How long a finished bar is seen before the picture changes. */
const appliedAfterMs = 1000;

/** Asks for pictures to be enhanced, and hands each over a moment after it is. */
export function useEnhancements(media: readonly Media[], onEnhanced: (mediaId: string) => void) {
  const [isOn, setIsOn] = useState(readsEnhanceUploads);
  const [wishes, setWishes] = useState(readWishes);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const handOver = useEffectEvent(onEnhanced);
  useEffect(() => writeWishes(wishes), [wishes]);

  const isWished = ({ id }: Media) => wishes.includes(id);
  const finished = media.filter((one) => isWished(one) && one.enhancement.status === 'done');
  const finishedIds = finished.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!finishedIds) return;
    const ids = finishedIds.split(' ');
    const timer = setTimeout(() => {
      ids.forEach((id) => handOver(id));
      setWishes((all) => all.filter((id) => !ids.includes(id)));
    }, appliedAfterMs);
    return () => clearTimeout(timer);
  }, [finishedIds]);

  /** `isAutomatic`: nobody pressed a button, so a file that cannot be enhanced is nothing to talk about. */
  async function enhance(id: string, { isAutomatic = false } = {}) {
    setAsked((all) => [...all, id]);
    setWishes((all) => [...all.filter((other) => other !== id), id]);
    try {
      rememberMedia(await server.media.enhance({ id }));
    } catch (error) {
      setWishes((all) => all.filter((other) => other !== id));
      const isUnsuited = error instanceof ORPCError && error.code === 'MEDIA_NOT_ENHANCEABLE';
      if (!(isAutomatic && isUnsuited)) toastError(m.media_enhance_failed(), wordsFor(error));
    } finally {
      setAsked((all) => all.filter((other) => other !== id));
    }
  }
  return {
    isOn,
    switchOn(on: boolean) {
      setIsOn(on);
      writeEnhanceUploads(on);
    },
    enhance,
    /** Somebody has chosen, so nothing is chosen for them any more. */
    forgetWish: (id: string) => setWishes((all) => all.filter((other) => other !== id)),
    isAsked: (id: string) => asked.includes(id),
    /** From the moment it was asked for until the result is shown. */
    isBusy: (one: Media) =>
      isEnhancing(one.enhancement) ||
      asked.includes(one.id) ||
      (isWished(one) && one.enhancement.status === 'done'),
  };
}
