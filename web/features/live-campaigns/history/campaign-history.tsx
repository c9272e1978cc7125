import type { Operation } from '#contract/operations/operations.ts';
import { daysAfter } from '#contract/days.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { driftLine } from '#web/drift-words.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatLongDay, formatTime } from '#web/ui/format/format.ts';
import { useNow } from '#web/ui/use-now.ts';
import { undoOperation } from '#web/operations/run-operation.ts';
import { detailsWords } from '#web/operations/details-words.ts';
import { problemWords, waitingWords } from '#web/operations/words.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { deliveryReasonWords } from '#web/delivery-words.ts';
import type { LiveDetail } from '../detail/detail-query.ts';
import { whenWords } from '../drift/open-drifts.tsx';
import { dayHere, type DoneRow, historyByDay } from './history-rows.ts';

const perPage = 50;
const states = {
  running: ['info', m.changes_state_running],
  failed: ['danger', m.changes_state_failed],
  canceled: ['neutral', m.changes_state_canceled],
} as const;
const endings = { kept: m.drift_ended_kept, 'put-back': m.drift_ended_put_back, over: m.drift_ended_over };

/** Who changed what in a campaign, here or at Meta, newest first, with a way back where there is one. */
export function CampaignHistory({ liveId, live }: { liveId: string; live: LiveDetail }) {
  const history = useInfiniteQuery(
    api.operations.list.infiniteOptions({
      input: (before: string | undefined) => ({ facebookCampaignId: liveId, ...(before && { before }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.length === perPage ? last.at(-1)?.id : undefined),
    }),
  );
  const input = { facebookCampaignId: liveId, which: 'all' as const };
  const { data: atMeta } = useQuery(api.liveCampaigns.listDrifts.queryOptions({ input }));
  const told = (atMeta?.drifts ?? []).map((drift) => ({
    at: drift.seenAt,
    what: driftLine(drift),
    note: [whenWords(drift), ...(drift.ended ? [endings[drift.ended]()] : [])].join(' · '),
  }));
  const reason = live.detail?.campaign.delivery.reason;
  if (reason?.code === 'braked') told.push({ at: reason.at, what: deliveryReasonWords(reason), note: '' });
  const changes = history.data?.pages.flat() ?? [];
  const days = [...historyByDay(changes, told, !history.hasNextPage)];
  const today = dayHere(useNow());
  const nameOf = (day: string) => {
    if (day === today) return m.changes_history_today();
    return day === daysAfter(today, -1) ? m.livecharts_yesterday() : formatLongDay(day);
  };
  return (
    <Card title={m.changes_history()} text={m.changes_history_text()}>
      {history.isError && <LoadError error={history.error} title={m.changes_history_failed()} />}
      {history.isSuccess && days.length === 0 && (
        <p className="text-sm text-muted">{m.changes_history_empty()}</p>
      )}
      {history.isSuccess &&
        days.map(([day, rows]) => (
          <section key={day} aria-labelledby={`history-${day}`} className="mt-6 first:mt-0">
            <h3 id={`history-${day}`} className="text-xs leading-6 font-semibold tracking-normal text-muted">
              {nameOf(day)}
            </h3>
            <ol className="divide-y divide-line border-t border-line">
              {rows.map((row) =>
                'change' in row ? (
                  <Done key={row.change.id} {...row} />
                ) : (
                  <li key={`${row.at} ${row.what}`} className="py-3 text-sm [overflow-wrap:anywhere]">
                    <p className="font-medium">{row.what}</p>
                    <p className="mt-0.5 text-muted">{row.note}</p>
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {m.changes_history_older()}
        </Button>
      )}
    </Card>
  );
}

function Done({ change, along }: DoneRow) {
  const { details, by, startedAt, undoes, canUndo, whyNoUndo } = change;
  const status = change.status === 'done' && along ? along.status : change.status;
  const { isBusy, track } = useOperation();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="font-medium">{detailsWords(details)}</p>
        {along && <p className="mt-0.5 text-muted">{detailsWords(along.details)}</p>}
        <p className="mt-0.5 text-muted">
          {m.changes_history_by({ name: by })} · <time dateTime={startedAt}>{formatTime(startedAt)}</time>
          {undoes && ` · ${m.changes_history_undoes()}`}
        </p>
        <Problem change={change} />
        {along && <Problem change={along} />}
      </div>
      <div className="flex items-center gap-2">
        {status !== 'done' && <Badge tone={states[status][0]}>{states[status][1]()}</Badge>}
        {whyNoUndo && <p className="max-w-72 text-xs text-muted sm:text-right">{whyNoUndo}</p>}
        {canUndo && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={m.changes_undo_named({ what: detailsWords(details) })}
            onClick={() => void track(undoOperation(change))}
          >
            {m.changes_undo()}
          </Button>
        )}
      </div>
    </li>
  );
}

function Problem({ change }: { change: Operation }) {
  const { problem, status } = change;
  if (!problem) return null;
  return (
    <p className="mt-1">
      {status === 'running' ? waitingWords(change) : problemWords(problem)}
      {problem.reference && (
        <span className="text-muted"> {m.changes_reference({ reference: problem.reference })}</span>
      )}
    </p>
  );
}
