import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
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

const switchPlace = 'campaign-switch';
const goalNames = {
  leads: m.live_goal_per_lead,
  traffic: m.live_goal_per_visit,
  sales: m.live_goal_per_sale,
};

/** What switches the campaign of this page. */
export function findCampaignSwitch(): HTMLElement | null {
  return document.querySelector(`#${switchPlace} [role=switch]`);
}

/** What steers a campaign, and what was changed of it at Meta; its place is held while that is fetched. */
export function DetailSteering({ live: { detail, drifts, isPending } }: { live: LiveDetail }) {
  if (!detail) return isPending && <Placeholder />;
  return (
    <>
      <Steering detail={detail} note={drifts && calmWords(drifts)} />
      {drifts && <OpenDrifts drifts={drifts.drifts} brakes={detail.brakes} />}
    </>
  );
}

/** Whether it runs, what it may spend, what a result may cost, where it is shown; each to be changed here. */
function Steering({ detail, note }: { detail: LiveCampaignDetail; note: string | undefined }) {
  const { campaign, adSets, brakes } = detail;
  const { editLocations, maySteer, setBrakes, setCostGoal } = useLiveTools();
  const { facebookCampaignId, name, currency, costGoalMinor, goneAt } = campaign;
  useAskedChange(campaign);
  const places = adSets.filter((adSet) => adSet.goneAt === null).flatMap((adSet) => adSet.places);
  const names = [...new Set(places.map(placeName))];
  const notes = goneAt === null ? brakeNotes({ brakes, currency }) : [m.changes_status_gone()];
  if (note) notes.push(note);
  if (!maySteer) notes.push(m.teams_may_not_steer());
  return (
    <Frame notes={notes}>
      <Fact name={m.changes_status()}>
        <span id={switchPlace}>
          <StatusToggle campaign={campaign} />
        </span>
      </Fact>
      <Fact name={m.live_column_budget()}>
        <DailyBudget campaign={campaign} />
      </Fact>
      <Fact
        name={m.changes_brakes()}
        onChange={goneAt === null && (() => setBrakes(facebookCampaignId))}
        verb={m.changes_brakes_change()}
      >
        <BrakesHeld brakes={brakes} currency={currency} />
      </Fact>
      <Fact name={m.changes_schedule()}>
        <Schedule detail={detail} />
      </Fact>
      <Fact
        name={goalNames[goalOf(campaign)]()}
        onChange={goneAt === null && (() => setCostGoal(facebookCampaignId))}
        verb={m.live_set_goal_named({ name })}
      >
        {costGoalMinor === null ? m.live_goal_unset() : formatWholeMoney(costGoalMinor, currency)}
      </Fact>
      <Fact
        name={m.changes_locations()}
        onChange={goneAt === null && adSets.length > 0 && (() => editLocations(facebookCampaignId))}
        verb={m.changes_edit_locations()}
      >
        <span title={names.join(', ')} className="line-clamp-2">
          {names.join(', ') || m.changes_no_places()}
        </span>
      </Fact>
    </Frame>
  );
}

function Placeholder() {
  return (
    <Frame>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="h-11 bg-sunken min-[90rem]:w-28 md:h-13.5" />
      ))}
    </Frame>
  );
}

function Frame({ notes = [], children }: { notes?: string[]; children: ReactNode }) {
  return (
    <section
      aria-label={m.changes_steering()}
      className="rounded-xl border border-line bg-surface px-4 py-3 sm:px-5"
    >
      {/* On a phone each has a line: its name, and at the far end what it is and what changes it. */}
      <dl className="gap-x-6 gap-y-1.5 divide-line text-sm max-md:divide-y max-md:[&_dt]:shrink-0 max-md:[&>div]:flex max-md:[&>div]:min-h-11 max-md:[&>div]:py-1.5 max-md:[&>div]:items-center max-md:[&>div]:justify-between max-md:[&>div]:gap-3 max-md:[&>div:has(p)]:flex-wrap max-[22.5rem]:[&>div:has(ul)]:flex-wrap max-md:[&>div:has(ul)]:items-baseline max-md:[&>div:has(ul)>dd]:ml-auto md:grid md:[&_dt]:text-xs md:grid-cols-[1fr_1fr_1.25fr] md:gap-y-3 md:max-[90rem]:gap-x-4 min-[90rem]:grid-cols-[repeat(6,auto)] min-[90rem]:justify-between">
        {children}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-muted">
          {note}
        </p>
      ))}
    </section>
  );
}

interface FactProps {
  name: string;
  onChange?: false | (() => void);
  verb?: string;
  children: ReactNode;
}

/** A fact, with the button that changes it where it has none of its own. */
function Fact({ name, onChange, verb = '', children }: FactProps) {
  return (
    <DetailFact name={name}>
      <div className="flex min-h-9 items-center gap-1 max-md:justify-end max-md:text-right">
        {children}
        {onChange && <PencilButton name={verb} onClick={onChange} />}
      </div>
    </DetailFact>
  );
}
