import type { Finding } from '#contract/compliance/finding.ts';
import { nothingInIt } from '#contract/compliance/picture.ts';
import type { Media } from '#contract/media.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LawLink } from './law-link.tsx';
import { PictureQuestion } from './picture-question.tsx';
import { askAgain } from './use-compliance.ts';

interface PicturesQuestionProps {
  asked: readonly { finding: Finding; picture: Media }[];
  onTold: () => void;
}

/** What is in pictures of which nobody has said so yet: one tap for all of them, or one by one. */
export function PicturesQuestion({ asked, onTold }: PicturesQuestionProps) {
  const [isOneByOne, setOneByOne] = useState(false);
  // What was pressed is gone then.
  const list = useLostFocus<HTMLUListElement>(isOneByOne);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      Promise.all(
        asked.map(({ picture }) => server.compliance.tellPicture({ mediaId: picture.id, told: nothingInIt })),
      ),
    onError: (error) => void toastError(m.compliance_save_failed(), wordsFor(error)),
    // Of some it may be told all the same.
    async onSettled() {
      await askAgain();
      onTold();
    },
  });
  if (isOneByOne || asked.length === 1) {
    return (
      <ul ref={list} tabIndex={-1} className="space-y-4 rounded-lg">
        {asked.map(({ finding, picture }) => (
          <li key={picture.id}>
            <PictureQuestion {...{ finding, picture, onTold }} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="space-y-3 text-sm">
      <div className="space-y-1">
        <p className="font-semibold">{m.compliance_pictures_title({ count: asked.length })}</p>
        <p className="text-muted">{m.compliance_picture_what()}</p>
        <LawLink finding={asked[0]!.finding} />
      </div>
      <div className="flex flex-wrap gap-2">
        {asked.map(({ picture }) => (
          <Thumbnail key={picture.id} url={picture.previewUrl} className="size-14" />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={isPending} onClick={() => mutate()}>
          {m.compliance_pictures_none()}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setOneByOne(true)}>
          {m.compliance_pictures_each()}
        </Button>
      </div>
    </div>
  );
}
