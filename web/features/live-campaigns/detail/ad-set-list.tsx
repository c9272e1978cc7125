import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { BudgetChange } from '../steering/budget-change.tsx';
import { adSetsPlace } from '../steering/daily-budget.tsx';
import { DeliveryNote, needsPartNote } from '../delivery/delivery-note.tsx';
import { statusWords } from '#web/status-words.ts';
import { onceOn } from '../steering/once-on.ts';
import { PartSwitch } from '../steering/part-switch.tsx';
import { placeName } from '../place-name.ts';

/** The ad sets of a campaign, each with its budget and its places, to be switched on and off. */
export function AdSetList({ detail: { campaign, adSets } }: { detail: LiveCampaignDetail }) {
  const held = adSets.filter(({ goneAt }) => goneAt === null);
  if (campaign.goneAt !== null || held.length === 0) return null;
  return (
    <section aria-labelledby={adSetsPlace} className="space-y-3">
      <h2 id={adSetsPlace} className="scroll-mt-24 text-lg font-semibold">
        {m.changes_ad_sets({ count: held.length })}
      </h2>
      <ul className="grid gap-3 md:has-[>:nth-child(2)]:grid-cols-2">
        {held.map((adSet) => (
          <li
            key={adSet.facebookAdSetId}
            className="min-w-0 space-y-2 rounded-xl border border-line bg-surface p-4 text-sm"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{adSet.name}</span>
              <PartSwitch
                campaign={campaign}
                type="ad-set"
                id={adSet.facebookAdSetId}
                name={adSet.name}
                configuredStatus={adSet.configuredStatus}
              />
            </div>
            {adSet.dailyBudgetMinor !== null && (
              <p className="flex items-center gap-1">
                {m.changes_ad_set_budget({
                  amount: formatWholeMoney(adSet.dailyBudgetMinor, campaign.currency),
                })}
                {campaign.budgetPlace === 'several-ad-sets' && (
                  <BudgetChange campaign={campaign} adSet={adSet} presentMinor={adSet.dailyBudgetMinor} />
                )}
              </p>
            )}
            {campaign.budgetPlace === 'several-ad-sets' && (
              <p className="text-muted empty:hidden">
                {onceOn({ ...adSet, budgetPlace: 'ad-set', currency: campaign.currency })}
              </p>
            )}
            <p className="text-muted">{adSet.places.map(placeName).join(', ') || m.changes_no_places()}</p>
            {adSet.seeksGoodLeads && <p className="text-muted">{m.changes_good_leads()}</p>}
            {needsPartNote(adSet) && (
              <DeliveryNote
                delivery={adSet.delivery}
                campaign={campaign}
                of="ad-set"
                said={statusWords(adSet.configuredStatus)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
