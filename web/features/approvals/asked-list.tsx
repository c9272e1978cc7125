import type { Approval } from '#contract/approvals.ts';
import { api } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isWaiting, stateTime, stateWords } from './approval-words.ts';
import { LinkOnce } from './link-once.tsx';

interface AskedListProps {
  approvals: Approval[];
  /** False where nothing can be asked of the draft as it is. */
  canAsk: boolean;
  onChange: () => void;
}

/** Everybody who was asked and what became of it: each can be called back while it counts, or asked again. */
export function AskedList({ approvals, canAsk, onChange }: AskedListProps) {
  const [link, setLink] = useState<string | null>(null);
  const mayAsk = useMay('draft');
  const onError = (failure: unknown) => toastError(m.approvals_failed(), wordsFor(failure));
  const revoke = useMutation(api.approvals.revoke.mutationOptions({ onError, onSettled: onChange }));
  const again = useMutation(
    api.approvals.askAgain.mutationOptions({
      onSuccess({ approval, link: made }) {
        if (approval.recipientEmail) toast(m.approvals_asked({ name: approval.recipientName }));
        else setLink(made);
      },
      onError,
      onSettled: onChange,
    }),
  );
  const way = 'min-h-6 font-semibold text-accent-text hover:underline';
  return (
    <>
      {link && <LinkOnce link={link} onKept={() => setLink(null)} />}
      <ul className="space-y-3">
        {approvals.map((one) => (
          <li key={one.id} className="min-w-0">
            <p className="font-medium wrap-anywhere">{stateWords(one)}</p>
            <p className="flex flex-wrap items-baseline gap-x-3 text-muted">
              {stateTime(one)}
              {mayAsk && isStanding(one) && (
                <button
                  type="button"
                  aria-label={m.approvals_revoke_named({ name: one.recipientName })}
                  className={way}
                  onClick={() => revoke.mutate({ id: one.id })}
                >
                  {m.approvals_revoke()}
                </button>
              )}
              {canAsk && mayAsk && one.state !== 'approved' && one.state !== 'revoked' && (
                <button
                  type="button"
                  aria-label={m.approvals_again_named({ name: one.recipientName })}
                  className={way}
                  onClick={() => again.mutate({ id: one.id })}
                >
                  {m.approvals_again()}
                </button>
              )}
            </p>
            {one.words && (
              <p className="mt-1 border-l-2 border-line-strong pl-3 wrap-anywhere">{one.words}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What can be called back: a link that leads somewhere, an approval that counts. */
function isStanding(approval: Approval): boolean {
  return isWaiting(approval) || approval.state === 'approved';
}
