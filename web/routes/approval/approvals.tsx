import { api, queryClient } from '#web/api.ts';
import { isWaiting, stateWords } from '#web/features/approvals/approval-words.ts';
import { EarlierList, WaitingList } from '#web/features/approvals/question-lists.tsx';
import { SharedCampaigns } from '#web/features/live-campaigns/shared-campaigns.tsx';
import { LoadError } from '#web/load-error.tsx';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { LoadingPage } from '#web/ui/page/loading-page.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import type { Route } from './+types/approvals.ts';
import { QuestionView } from './question-view.tsx';

/** What a member has been asked to approve: all of it, or one question. */
export default function Approvals({ params: { approvalId } }: Route.ComponentProps) {
  return approvalId ? <OneQuestion id={approvalId} /> : <MyQuestions />;
}

function MyQuestions() {
  const { data, error } = useQuery(api.approvals.listMine.queryOptions());
  const waiting = data?.filter(isWaiting) ?? [];
  const earlier = data?.filter((one) => !isWaiting(one)) ?? [];
  const maySee = useMay('see');
  const mayDemand = useMay('own');
  return (
    <Page title={m.approvals_mine()}>
      <PageHeader
        title={m.approvals_mine()}
        text={(!data || waiting.length > 0) && m.approvals_mine_text()}
        back={{ to: '/dashboard', name: m.live_back() }}
      />
      {error && !data && <LoadError error={error} title={m.approvals_load_failed()} />}
      {!data && !error && <Loading />}
      {data && waiting.length === 0 && (
        <EmptyState
          icon={earlier.length > 0 && <CircleCheck />}
          preview={
            earlier.length === 0 && (
              <GhostRows count={1} start={<Megaphone />} end={<CircleCheck />} hasPicture />
            )
          }
          title={m.approvals_mine_none()}
          text={m.approvals_mine_none_text()}
          action={
            mayDemand && (
              <Button asChild variant="secondary">
                <Link to="/team#approval">{m.approvals_demand()}</Link>
              </Button>
            )
          }
        />
      )}
      {waiting.length > 0 && <WaitingList waiting={waiting} />}
      {earlier.length > 0 && <EarlierList earlier={earlier} />}
      {/* Asked for at once, and shown where it stays. */}
      {!maySee && (
        <div hidden={!data && !error}>
          <SharedCampaigns />
        </div>
      )}
    </Page>
  );
}

function OneQuestion({ id }: { id: string }) {
  const { data, error } = useQuery(api.approvals.get.queryOptions({ input: { id } }));
  const answer = useMutation(
    api.approvals.decide.mutationOptions({
      // The list they go back to stands as it is by then.
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.approvals.key(), refetchType: 'all' }),
    }),
  );
  const title = data ? m.approvals_question({ asker: data.approval.askedBy }) : m.approvals_mine();
  const { version = '' } = data?.approval ?? {};
  return (
    <Page title={title} width="narrow">
      <PageHeader
        title={title}
        text={data && m.approvals_question_text({ version })}
        back={{ to: '/approvals', name: m.approvals_mine_back() }}
      />
      {error && !data && <LoadError error={error} title={m.approvals_load_failed()} />}
      {!data && !error && <Loading />}
      {data?.approval.decidedAt && (
        <p role="status" className="font-semibold">
          {stateWords(data.approval)}
        </p>
      )}
      {data && (
        <QuestionView
          question={data}
          asksName={false}
          isSending={answer.isPending}
          error={answer.error}
          onAnswer={({ name: _known, ...given }) => answer.mutate({ id, ...given })}
        />
      )}
    </Page>
  );
}

function Loading() {
  return (
    <LoadingPage says={m.approvals_loading()}>
      <Skeleton className="h-96 bg-surface" />
    </LoadingPage>
  );
}
