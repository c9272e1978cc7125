import type { Publication } from '#contract/publishing/publications.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { rememberPublication } from '#web/operations/remember-publication.ts';

interface UndoPublishProps {
  publication: Publication;
  adCount: number;
}

/** Takes a published campaign off Facebook again, after saying what that means; for whoever may. */
export function UndoPublish({ publication: { id, campaignTitle, problem }, adCount }: UndoPublishProps) {
  const [isAsking, setIsAsking] = useState(false);
  const undo = useMutation(
    api.publications.undo.mutationOptions({
      onSuccess: rememberPublication,
      onError: (error) => toastError(m.publications_undo_failed(), wordsFor(error)),
      onSettled: () => setIsAsking(false),
    }),
  );
  if (!useMay('steer')) return null;
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      <div className="text-sm text-muted">
        <Button variant="ghost" className="-ml-4 text-danger-text" onClick={() => setIsAsking(true)}>
          <Undo2 aria-hidden />
          {m.publications_undo()}
        </Button>
        <p>{m.publications_undo_text()}</p>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.publications_undo_question({ title: campaignTitle })}
        text={
          <>
            <p>{m.publications_undo_removed()}</p>
            <ul className="mt-2 list-disc space-y-1 pl-5 text-text">
              <li>{m.publications_undo_campaign()}</li>
              <li>{m.publications_undo_ads({ count: adCount })}</li>
            </ul>
            <p className="mt-3">{m.publications_undo_spent()}</p>
            <p className="mt-3">{m.publications_undo_draft()}</p>
          </>
        }
        confirm={m.publications_undo()}
        cancel={m.publications_undo_keep()}
        danger
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id })}
      />
    </>
  );
}
