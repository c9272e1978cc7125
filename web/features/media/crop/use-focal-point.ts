import type { FocalPoint, Media } from '#contract/media.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useEffect, useRef, useState } from 'react';
import { rememberMedia } from '../use-media-list.ts';

/** A picture is cut anew for every point that is sent: not for those it only passes. */
const restsAfterMs = 400;

/** The focal point as it is moved, sent when it rests, and at the latest when the picture is left. */
export function useFocalPoint({ id, focalPoint }: Media) {
  const [moved, setMoved] = useState<FocalPoint>();
  const [isSettled, setIsSettled] = useState(true);
  const unsent = useRef<{ point: FocalPoint; timer: ReturnType<typeof setTimeout> }>(undefined);

  function send() {
    const { point, timer } = unsent.current ?? {};
    if (!point) return;
    clearTimeout(timer);
    unsent.current = undefined;
    server.media.setFocalPoint({ id, focalPoint: point }).then(
      (media) => {
        rememberMedia(media);
        setIsSettled(!unsent.current);
      },
      (error: unknown) => {
        setMoved(undefined);
        setIsSettled(true);
        toastError(m.media_focal_failed(), wordsFor(error));
      },
    );
  }
  const leave = useRef(send);
  useEffect(() => {
    leave.current = send;
  });
  useEffect(() => () => leave.current(), []);

  function move(point: FocalPoint) {
    clearTimeout(unsent.current?.timer);
    unsent.current = { point, timer: setTimeout(() => leave.current(), restsAfterMs) };
    setMoved(point);
    setIsSettled(false);
  }
  return { focalPoint: moved ?? focalPoint, isSettled, move };
}
