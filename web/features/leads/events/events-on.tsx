import type { LeadEventState } from '#contract/leads/lead-events.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime, formatPercentWhole, formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { useSetEvents } from './use-set-events.ts';

const gapWords: Record<LeadEventState['gaps'][number], () => string> = {
  'few-leads': m.events_gap_leads,
  'few-told': m.events_gap_told,
  'few-stages': m.events_gap_stages,
  'too-few-reach': m.events_gap_rare,
  'too-many-reach': m.events_gap_common,
};

interface EventsOnProps {
  state: LeadEventState;
  mayDecide: boolean;
}

/** How it goes: of how many leads Meta was told, what is in the way, and whether Meta could optimise for good leads. */
export function EventsOn({ state, mayDecide }: EventsOnProps) {
  const {
    dataset,
    confirmedBy,
    since,
    leads,
    told,
    waiting,
    givenUp,
    tooLate,
    lastSentAt,
    lastProblem,
    gaps,
  } = state;
  const { mutate, isPending } = useSetEvents();
  return (
    <>
      <div className="space-y-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {m.events_to({ dataset: dataset?.name ?? '' })}
        </p>
        {since && (
          <p className="text-muted">
            {m.events_since({ name: confirmedBy ?? '', time: formatDateTime(since) })}
          </p>
        )}
        <p>{m.events_coverage({ told: formatWhole(told), leads: formatWhole(leads) })}</p>
        {(waiting > 0 || givenUp > 0) && (
          <p className="text-muted">
            {m.events_counts({ waiting: formatWhole(waiting), givenUp: formatWhole(givenUp) })}
          </p>
        )}
        {tooLate > 0 && (
          <p className="text-pretty text-muted">
            {m.events_too_late({ count: tooLate, shown: formatWhole(tooLate) })}
          </p>
        )}
        {lastSentAt && <p className="text-muted">{m.events_last({ time: formatDateTime(lastSentAt) })}</p>}
        {lastProblem && <p className="text-danger-text [overflow-wrap:anywhere]">{lastProblem.text}</p>}
        <Quality state={state} />
      </div>
      <div>
        <p className="font-medium">{gaps.length > 0 ? m.events_not_fit() : m.events_fit()}</p>
        <ul className="mt-1 list-disc pl-5 text-pretty text-muted">
          {gaps.map((gap) => (
            <li key={gap}>{gapWords[gap]()}</li>
          ))}
        </ul>
      </div>
      {mayDecide && (
        <Button
          variant="ghost"
          className="text-danger-text"
          busy={isPending}
          onClick={() => mutate({ on: false })}
        >
          {m.events_switch_off()}
        </Button>
      )}
    </>
  );
}

/** How well Meta recognises people, as far as it said so, and how long ago that was. */
function Quality({ state: { matchQuality, qualityAskedAt } }: Pick<EventsOnProps, 'state'>) {
  if (!matchQuality)
    return (
      <p className="text-pretty text-muted">
        {qualityAskedAt
          ? m.events_quality_silent({ time: formatDateTime(qualityAskedAt) })
          : m.events_quality_none()}
      </p>
    );
  const { score, email, phone, readAt } = matchQuality;
  const keys = [
    ...(!email ? [] : [m.events_quality_email({ share: formatPercentWhole(email / 100) })]),
    ...(!phone ? [] : [m.events_quality_phone({ share: formatPercentWhole(phone / 100) })]),
  ];
  const list = new Intl.ListFormat(pageLanguage()).format(keys);
  const scores = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
  return (
    <p className="text-pretty">
      {keys.length > 0 && m.events_quality_keys({ keys: list, time: formatDateTime(readAt) })}{' '}
      <span className="text-muted">
        {score === null ? m.events_quality_unscored() : m.events_quality({ score: scores.format(score) })}
      </span>
    </p>
  );
}
