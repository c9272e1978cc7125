import { avatarRules } from '#contract/people/people.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useShowMe } from '../use-me.ts';

/** A new picture of the person: shown at once, while it is on its way. */
export function useAvatar() {
  const showMe = useShowMe();
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const set = useMutation(
    api.people.setAvatar.mutationOptions({
      onSuccess: async (me) => {
        toast(m.people_toast_avatar(), m.people_toast_avatar_text());
        await showMe(me);
      },
      onError: (error) => {
        const isUnusable = isDefinedError(error) && error.code === 'AVATAR_UNUSABLE';
        toastError(m.people_toast_avatar_failed(), isUnusable ? nameUnusable(error.data) : wordsFor(error));
      },
      onSettled: () => setPreview(undefined),
    }),
  );
  const remove = useMutation(
    api.people.removeAvatar.mutationOptions({
      onSuccess: async (me) => void (await showMe(me)),
      onError: (error) => toastError(m.people_avatar_remove_failed(), wordsFor(error)),
    }),
  );

  function choose(file: File | undefined) {
    if (!file || set.isPending) return;
    if (!avatarRules.types.some((type) => type === file.type))
      return toastError(m.people_toast_avatar_failed(), m.people_avatar_type());
    if (file.size > avatarRules.maxBytes)
      return toastError(m.people_toast_avatar_failed(), m.people_avatar_size());
    setPreview(URL.createObjectURL(file));
    set.mutate({ file });
  }

  return { preview, isBusy: set.isPending || remove.isPending, choose, remove: () => remove.mutate() };
}

function nameUnusable({ reason }: RefusalData<'AVATAR_UNUSABLE'>): string {
  switch (reason) {
    case 'type':
      return m.people_avatar_type();
    case 'too-many-pixels':
      return m.people_avatar_pixels();
    case 'damaged':
      return m.people_avatar_damaged();
  }
}
