import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { brakeNames } from '#contract/live/brakes.ts';
import { formatWholeMoney } from '#web/money.ts';
import { brakeWords } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';
import { brakeNotes, BrakesHeld } from '../brakes/brakes-held.tsx';
import { calmWords, OpenDrifts } from '../drift/open-drifts.tsx';
import { goalOf } from '../figures/result-words.ts';
import { useLiveTools } from '../live-tools.ts';
import { placeName } from '../place-name.ts';
import { DailyBudget } from '../steering/daily-budget.tsx';
import { PencilButton } from '../steering/pencil-button.tsx';
import { Schedule } from '../steering/schedule.tsx';
import { StatusToggle } from '../steering/status-toggle.tsx';
import { DetailFact } from './detail-information.tsx';
import type { LiveDetail } from './detail-query.ts';
import { useAskedChange } from './use-asked-change.ts';

/** On a phone each has a line: its name, and at the far end what it is and what changes it. */
const facts =
  'gap-x-6 gap-y-1.5 divide-line max-md:divide-y max-md:[&_dt]:shrink-0 max-md:[&_dd]:mt-0 max-md:[&>div]:flex max-md:[&>div]:min-h-11.25 max-md:[&>div]:py-1 max-md:[&>div]:items-center max-md:[&>div]:justify-between max-md:[&>div]:gap-3 max-md:[&>div:has(p)]:flex-wrap max-[22.5rem]:[&>div:has(ul)]:flex-wrap max-md:[&>div:has(ul)]:items-baseline max-md:[&>div:has(ul)>dd]:ml-auto md:grid md:[&_dt]:text-xs md:grid-cols-[1fr_1fr_1.25fr] md:gap-y-3 md:max-[90rem]:gap-x-4 min-[90rem]:grid-cols-[repeat(6,auto)] min-[90rem]:justify-between';
const switchPlace = 'campaign-switch';
const goals = { leads: m.live_goal_per_lead, traffic: m.live_goal_per_visit, sales: m.live_goal_per_sale };

/** What switches the campaign of this page. */
export function findCampaignSwitch(): HTMLElement | null {
  return document.querySelector(`#${switchPlace} [role=switch]`);
}

/** What steers a campaign, and what was changed of it at Meta; its place is held while that is fetched. */
export function DetailSteering({ live: { detail, drifts, isPending } }: { live: LiveDetail }) {
  if (!detail && !isPending) return null;
  return (
    <>
      <section
        aria-label={m.changes_steering()}
        className="rounded-xl border border-line bg-surface px-4 py-3 text-sm sm:px-5"
      >
        {detail ? <Steering detail={detail} note={drifts && calmWords(drifts)} /> : <Placeholder />}
      </section>
      {detail && drifts && <OpenDrifts drifts={drifts.drifts} brakes={detail.brakes} />}
    </>
  );
}

/** Whether it runs, what it may spend, what a result may cost, where it is shown; each to be changed here. */
function Steering({ detail, note }: { detail: LiveCampaignDetail; note: string | undefined }) {
  const { campaign, adSets, brakes } = detail;
  const { editLocations, maySteer, setBrakes, setCostGoal } = useLiveTools();
  const { facebookCampaignId, name, currency, costGoalMinor, goneAt } = campaign;
  const isWide = useWideScreen();
  useAskedChange(campaign);
  const places = adSets.filter((adSet) => adSet.goneAt === null).flatMap((adSet) => adSet.places);
  const names = [...new Set(places.map(placeName))].join(', ');
  const goal = goals[goalOf(campaign)]();
  const stop = brakeNames
    .map((each) => brakeWords(each, brakes?.settings[each] ?? null, currency))
    .find(Boolean);
  const notes = goneAt === null ? brakeNotes({ brakes, currency }) : [m.changes_status_gone()];
  if (note) notes.push(note);
  if (!maySteer) notes.push(m.teams_may_not_steer());
  const pencil = (verb: string, open: (facebookCampaignId: string) => void) =>
    goneAt === null && <PencilButton name={verb} onClick={() => open(facebookCampaignId)} />;
  // On a phone what it brought comes sooner than these.
  const more = (
    <>
      <Fact name={m.changes_brakes()}>
        <BrakesHeld brakes={brakes} currency={currency} />
        {pencil(m.changes_brakes_change(), setBrakes)}
      </Fact>
      <Fact name={m.changes_schedule()}>
        <Schedule detail={detail} />
      </Fact>
      <Fact name={goal}>
        {costGoalMinor === null ? m.live_goal_unset() : formatWholeMoney(costGoalMinor, currency)}
        {pencil(m.live_set_goal_named({ name }), setCostGoal)}
      </Fact>
      <Fact name={m.changes_locations()}>
        <span title={names} className="line-clamp-2">
          {names || m.changes_no_places()}
        </span>
        {adSets.length > 0 && pencil(m.changes_edit_locations(), editLocations)}
      </Fact>
    </>
  );
  return (
    <>
      <dl className={facts}>
        <Fact name={m.changes_status()}>
          <span id={switchPlace}>
            <StatusToggle campaign={campaign} />
          </span>
        </Fact>
        <Fact name={m.live_column_budget()}>
          <DailyBudget campaign={campaign} />
        </Fact>
        {isWide && more}
      </dl>
      {!isWide && (
        <Fold
          look="row"
          className="border-t border-line [&>summary>svg]:-mr-1"
          heading={m.changes_more_settings()}
          text={
            <span className="line-clamp-2 block min-h-10">
              {[
                stop ? `${m.changes_brakes()}: ${stop}` : m.changes_brakes(),
                m.changes_schedule(),
                goal,
                m.changes_locations(),
              ].join(' · ')}
            </span>
          }
        >
          <dl className={cn(facts, 'border-t border-line')}>{more}</dl>
        </Fold>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted">
          {note}
        </p>
      ))}
    </>
  );
}

function Placeholder() {
  const look = 'h-11.25 bg-sunken min-[90rem]:w-28 max-md:nth-3:h-21.75 max-md:nth-[n+4]:hidden md:h-13.5';
  return (
    <dl className={facts}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className={look} />
      ))}
    </dl>
  );
}

/** A fact, and beside it what changes it. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <DetailFact name={name}>
      <div className="flex min-h-9 items-center gap-1 max-md:justify-end max-md:text-right">{children}</div>
    </DetailFact>
  );
}
