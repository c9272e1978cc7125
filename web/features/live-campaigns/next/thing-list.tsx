import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { driftLine } from '#web/drift-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { deliveryReasonBrief, deliveryReasonWords } from '../delivery/delivery-words.ts';
import { DeliveryMend } from '../delivery/delivery-mend.tsx';
import { detailsPath, leadsPath } from '../paths.ts';
import { rowsPlace } from '../week/week-path.ts';
import { isOfAccount } from './attention-rows.ts';
import type { NextThing } from './find-next.ts';

/** More wait behind a link. */
export const mostShown = 3;

interface ThingListProps {
  things: readonly NextThing<LiveCampaign>[];
  /** Of them, so many are shown. */
  most?: number;
  /** Away from the live page: there only what is wrong with the ad account is mended. */
  isElsewhere?: boolean;
}

/** The first things that wait for the owner, each with why and the way to it. */
export function ThingList({ things, most = mostShown, isElsewhere = false }: ThingListProps) {
  return (
    <ul className="divide-y divide-line">
      {things.slice(0, most).map((thing) => (
        <Thing
          key={
            thing.kind === 'drift' ? thing.drift.id : `${thing.kind} ${thing.campaigns[0].facebookCampaignId}`
          }
          thing={thing}
          isElsewhere={isElsewhere}
        />
      ))}
    </ul>
  );
}

interface ThingProps {
  thing: NextThing<LiveCampaign>;
  isElsewhere: boolean;
}

function Thing({ thing, isElsewhere }: ThingProps) {
  const [campaign] = thing.campaigns;
  const to = thing.campaigns.length === 1 ? detailsPath(campaign) : `/meta-ads#${rowsPlace}`;
  const about =
    thing.campaigns.length === 1
      ? campaign.name
      : m.delivery_attention_all({
          count: thing.campaigns.length,
          shown: formatWhole(thing.campaigns.length),
        });
  if (thing.kind === 'leads') {
    const { count } = thing;
    return (
      <Entry what={m.live_next_leads({ count, shown: formatWhole(count) })} about={about} to={to}>
        <Button asChild variant="secondary" size="small">
          <Link
            to={leadsPath(campaign) ?? detailsPath(campaign)}
            aria-label={m.live_leads_named({ name: campaign.name })}
          >
            {m.live_leads()}
          </Link>
        </Button>
      </Entry>
    );
  }
  if (thing.kind === 'drift') {
    const isOfAccount = thing.drift.facebookCampaignId === null;
    const name = isOfAccount ? m.drift_whole_account() : campaign.name;
    return (
      <Entry what={driftLine(thing.drift)} about={name} to={to}>
        <Button asChild variant="secondary" size="small">
          <Link to={to} aria-label={m.drift_see_named({ name })}>
            {m.drift_see()}
          </Link>
        </Button>
      </Entry>
    );
  }
  const { reason, metaWords, remedy } = thing.cause;
  return (
    <Entry
      what={`${deliveryReasonBrief(reason)} ${metaWords ?? ''}`}
      inFull={`${deliveryReasonWords(reason)} ${metaWords ?? ''}`}
      about={about}
      to={to}
    >
      {(!isElsewhere || isOfAccount(thing.cause)) && <DeliveryMend remedy={remedy} campaign={campaign} />}
    </Entry>
  );
}

interface EntryProps {
  what: string;
  /** What is told on pointing at it. */
  inFull?: string;
  about: string;
  to: string;
  children: ReactNode;
}

function Entry({ what, inFull = what, about, to, children }: EntryProps) {
  return (
    <li className="flex items-center justify-between gap-x-3 gap-y-1.5 py-1 text-sm first:pt-0 last:pb-0 sm:flex-wrap sm:py-2">
      <div className="min-w-0 flex-1 basis-36">
        <p title={inFull} className="line-clamp-3 font-medium [overflow-wrap:anywhere]">
          {what}
        </p>
        <Link to={to} className="block truncate text-xs text-muted hover:underline">
          {about}
        </Link>
      </div>
      {children}
    </li>
  );
}
