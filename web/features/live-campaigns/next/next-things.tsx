import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { deliveryReasonWords } from '../delivery/delivery-words.ts';
import { DeliveryMend } from '../delivery/delivery-mend.tsx';
import { detailsPath, leadsPath } from '../paths.ts';
import { rowsPlace } from '../week/week-path.ts';
import { findNext, type NewLeads, type NextThing } from './find-next.ts';

const mostShown = 3;

interface NextThingsProps {
  campaigns: readonly LiveCampaign[];
  newLeads: readonly NewLeads[];
  className?: string;
}

/** What waits for the owner, at most three things, each with why and one button. */
export function NextThings({ campaigns, newLeads, className }: NextThingsProps) {
  const things = findNext(campaigns, newLeads);
  const rest = things.length - mostShown;
  return (
    <section
      aria-labelledby="next"
      className={cn(
        'flex min-w-0 flex-col overflow-y-auto rounded-xl border border-line bg-surface px-4 py-3',
        className,
      )}
    >
      <h2 id="next" className="text-sm font-semibold">
        {m.live_next()}
      </h2>
      {things.length === 0 ? (
        <div className="mt-2 text-sm">
          <p>{m.live_next_none()}</p>
          <p className="mt-0.5 text-xs text-muted">{m.live_next_none_text()}</p>
        </div>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {things.slice(0, mostShown).map((thing) => (
            <Thing key={`${thing.kind} ${thing.campaigns[0].facebookCampaignId}`} thing={thing} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <a href={`#${rowsPlace}`} className="mt-2 text-xs font-medium text-accent-text hover:underline">
          {m.live_next_more({ count: rest })}
        </a>
      )}
    </section>
  );
}

function Thing({ thing }: { thing: NextThing<LiveCampaign> }) {
  const [campaign] = thing.campaigns;
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
      <Entry
        what={m.live_next_leads({ count, shown: formatWhole(count) })}
        about={about}
        to={detailsPath(campaign)}
      >
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
  const { reason, metaWords, remedy } = thing.cause;
  return (
    <Entry
      what={`${deliveryReasonWords(reason)} ${metaWords ?? ''}`}
      about={about}
      to={detailsPath(campaign)}
    >
      <DeliveryMend remedy={remedy} campaign={campaign} />
    </Entry>
  );
}

interface EntryProps {
  what: string;
  about: string;
  to: string;
  children: ReactNode;
}

function Entry({ what, about, to, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2 text-sm last:pb-0">
      <div className="min-w-0 flex-1 basis-36">
        <p className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{what}</p>
        <Link to={to} className="block truncate text-xs text-muted hover:underline">
          {about}
        </Link>
      </div>
      {children}
    </li>
  );
}
