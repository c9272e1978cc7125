import type { Drift } from '#contract/live/drifts.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Gauge, Globe, UserRound } from 'lucide-react';
import { api } from '#web/api.ts';
import { driftLine } from '#web/drift-words.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/card.tsx';
import { formatLongDay, formatTime } from '#web/ui/format/format.ts';
import { dayHere, nameNearDay } from '#web/near-day.ts';
import { useNow } from '#web/ui/use-now.ts';
import { undoOperation } from '#web/operations/run-operation.ts';
import { detailsWords } from '#web/operations/details-words.ts';
import { settingWords } from '#web/operations/setting-words.ts';
import { problemWords, waitingWords } from '#web/operations/words.ts';
import { useOperation } from '#web/operations/use-operation.ts';
import { deliveryReasonWords } from '#web/delivery-words.ts';
import type { LiveDetail } from '../detail/detail-query.ts';
import { type DoneRow, historyByDay } from './history-rows.ts';

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
    note: noteOf(drift),
    isBrake: false,
  }));
  const currency = live.detail?.campaign.currency ?? '';
  const reason = live.detail?.campaign.delivery.reason;
  if (reason?.code === 'braked')
    told.push({ at: reason.at, what: deliveryReasonWords(reason), note: '', isBrake: true });
  const changes = history.data?.pages.flat() ?? [];
  const days = [...historyByDay(changes, told, !history.hasNextPage)];
  const today = dayHere(useNow());
  const nameOf = (day: string) => nameNearDay(day, today) ?? formatLongDay(day);
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
                  <Done key={row.change.id} {...row} currency={currency} />
                ) : (
                  <li
                    key={`${row.at} ${row.what}`}
                    className="flex gap-3 py-3 text-sm [overflow-wrap:anywhere]"
                  >
                    <Hand of={row.isBrake ? 'brake' : 'others'} />
                    <div className="min-w-0">
                      <p className="font-medium">{row.what}</p>
                      <p className="mt-0.5 text-muted">{row.note}</p>
                    </div>
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

/** What of it, in which tool, and when it was seen: all of the list goes by one clock, and Meta's may be another. */
function noteOf({ objectType, objectName, who: { tool }, seenAt, ended }: Drift): string {
  return [
    ...(objectType === 'campaign' || objectType === 'account' ? [] : [objectName]),
    ...(tool ? [m.changes_history_in_tool({ tool })] : []),
    m.changes_history_seen({ time: formatTime(seenAt) }),
    ...(ended ? [endings[ended]()] : []),
  ].join(' · ');
}

const hands = {
  us: { icon: UserRound, name: m.changes_history_here, look: 'bg-sunken text-muted' },
  others: { icon: Globe, name: m.changes_history_at_meta, look: 'bg-warning-soft text-warning-text' },
  brake: { icon: Gauge, name: m.changes_history_braked, look: 'bg-danger-soft text-danger-text' },
};

/** Whose doing it was, at a glance. */
function Hand({ of }: { of: keyof typeof hands }) {
  const { icon: Icon, name, look } = hands[of];
  return (
    <span title={name()} className={cn('grid size-8 shrink-0 place-items-center rounded-full', look)}>
      <Icon aria-hidden className="size-4" />
      {/* Of ours the words beside it say who. */}
      {of !== 'us' && <span className="sr-only">{name()}: </span>}
    </span>
  );
}

function Done({ change, along, currency }: DoneRow & { currency: string }) {
  const { details, by, startedAt, undoes, canUndo, whyNoUndo } = change;
  const status = change.status === 'done' && along ? along.status : change.status;
  const { isBusy, track } = useOperation();
  const what =
    details.kind === 'setting' && currency
      ? settingWords(details, currency, undoes !== null)
      : detailsWords(details);
  const place =
    details.kind === 'setting' && details.objectType !== 'campaign' ? `${details.objectName} · ` : '';
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Hand of="us" />
      <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
          <p className="font-medium">{what}</p>
          {along && <p className="mt-0.5 text-muted">{detailsWords(along.details)}</p>}
          <p className="mt-0.5 text-muted">
            {place}
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
              aria-label={m.changes_undo_named({ what })}
              onClick={() => void track(undoOperation(change))}
            >
              {m.changes_undo()}
            </Button>
          )}
        </div>
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
