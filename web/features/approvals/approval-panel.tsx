import { api, queryClient } from '#web/api.ts';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from './ask-dialog.tsx';
import { AskedList } from './asked-list.tsx';

/** Somebody may answer meanwhile. */
const askAgainMs = 30_000;

export interface ApprovalPanelProps {
  campaignId: string;
  /** Of the draft as it is saved: another one is asked about anew. */
  version: number;
  /** Calls back once what is on the screen is saved. */
  onSaved: (then: () => void) => void;
}

/** Who has approved the draft as it is now, who was asked, and the way to ask. */
export function ApprovalPanel({ campaignId, version, onSaved }: ApprovalPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const input = { campaignId };
  const options = api.approvals.list.queryOptions({ input, refetchInterval: askAgainMs });
  const queryKey = [...options.queryKey, version];
  const mayApprove = useMay('approve');
  const mayAsk = useMay('draft');
  const { data, error } = useQuery({ ...options, queryKey, placeholderData: keepPreviousData });
  const look = () => {
    void queryClient.invalidateQueries({ queryKey: api.approvals.key() });
    void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
  };
  const failed = (failure: unknown) => toastError(m.approvals_failed(), wordsFor(failure));
  const approve = useMutation(
    api.approvals.approve.mutationOptions({
      onSuccess: (made) => toast(m.approvals_approved_toast({ version: made.version })),
      onError: failed,
      onSettled: look,
    }),
  );
  const approved = data?.approvals.find((one) => one.state === 'approved' && one.version === data.version);
  return (
    <div id="approval" tabIndex={-1} className="rounded-xl">
      <Card
        heading="h3"
        isOneLine
        title={m.approvals_title()}
        action={
          data?.version &&
          data.approvals.length > 0 && (
            <span className="text-sm text-muted">{m.approvals_version({ version: data.version })}</span>
          )
        }
      >
        <div className="space-y-3 text-sm">
          {error && !data && (
            <p className="text-muted">
              {m.approvals_load_failed()} {wordsFor(error)}
            </p>
          )}
          {!data && !error && <Skeleton className="h-16 max-sm:h-28" />}
          {data && (
            <>
              {data.isRequired && !approved && <p className="text-muted">{m.approvals_required()}</p>}
              {approved && (
                <p className="flex items-start gap-2.5">
                  <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
                  {m.approvals_is_approved({ version: approved.version })}
                </p>
              )}
              {data.approvals.length === 0 && data.hash !== null && !data.isRequired && (
                <p className="text-muted">{m.approvals_none()}</p>
              )}
              {data.approvals.length > 0 && (
                <AskedList approvals={data.approvals} canAsk={data.hash !== null} onChange={look} />
              )}
              {data.hash === null ? (
                <p className="text-muted">{m.approvals_not_ready()}</p>
              ) : (
                <div className="flex flex-wrap gap-2">
                  {mayAsk && (
                    <Button variant="secondary" size="small" onClick={() => onSaved(() => setAsking(true))}>
                      {m.approvals_ask()}
                    </Button>
                  )}
                  {!approved && mayApprove && (
                    <Button
                      variant="ghost"
                      size="small"
                      className="first:-ml-3 max-[374px]:-ml-3"
                      busy={approve.isPending}
                      onClick={() => onSaved(() => approve.mutate({ ...input, hash: data.hash! }))}
                    >
                      {m.approvals_approve_this()}
                    </Button>
                  )}
                </div>
              )}
            </>
          )}
        </div>
      </Card>
      <AskDialog
        campaignId={campaignId}
        asksMembersOnly={data?.isRequired === true && !mayApprove}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onAsked={look}
      />
    </div>
  );
}
