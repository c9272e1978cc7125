import { leadLimits } from '#contract/leads/lead.ts';
import type { LeadOutcome } from '#contract/leads/lead-outcomes.ts';
import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { fewestResults } from '#contract/live/cost-change.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { spanWords } from '../lead/span-words.ts';
import { none, outcomeRows } from './outcome-rows.ts';

/** How many leads of a campaign came, were dealt with and won, beside what Meta counts; nothing where none come here. */
export function LeadOutcomes({ detail }: { detail: LiveCampaignDetail }) {
  const { campaign, days, ads } = detail;
  const { facebookCampaignId, objective, figures, currency } = campaign;
  const { data, error } = useQuery({
    ...api.leads.getOutcomes.queryOptions({ input: { facebookCampaignId, ...days } }),
    enabled: objective === 'leads',
    placeholderData: keepPreviousData,
  });
  if (objective !== 'leads') return null;
  if (error) return <LoadError error={error} title={m.leads_outcomes_failed()} />;
  const collectsHere = ads.some(({ opensForm }) => opensForm);
  if (!collectsHere && !data?.all.came) return null;
  const all = data?.all ?? none;
  const leadsPath = `/campaigns/${facebookCampaignId}/leads`;
  // Its place is held until it is known.
  const told = (count: number) => (data ? formatWhole(count) : m.live_none());
  const whole = {
    id: '',
    name: m.leads_outcomes_campaign(),
    atMeta: figures.results,
    spentMinor: figures.spendMinor,
    ...all,
  };
  return (
    <section aria-labelledby="lead-outcomes" className="space-y-3">
      <h2 id="lead-outcomes" className="text-lg font-semibold">
        {m.leads_outcomes()}
      </h2>
      <div className="rounded-xl border border-line bg-surface pb-1">
        <table className="w-full border-collapse text-left text-sm" aria-labelledby="lead-outcomes">
          <thead>
            <tr className="border-b border-line align-bottom text-xs text-muted">
              <th scope="col" className="py-2.5 pl-4 font-medium">
                {m.leads_outcomes_ad()}
              </th>
              <th scope="col" className={figure}>
                {m.leads_outcomes_at_meta()}
              </th>
              <th scope="col" className={figure}>
                {m.leads_outcomes_came()}
              </th>
              <th scope="col" className={`${figure} max-sm:hidden`}>
                {m.leads_outcomes_handled()}
              </th>
              <th scope="col" className={`${figure} max-sm:hidden`}>
                {m.leads_outcomes_spent()}
              </th>
              <th scope="col" className={figure}>
                {m.leads_outcomes_won()}
              </th>
            </tr>
          </thead>
          <tbody>
            {[whole, ...outcomeRows(detail, data?.ads ?? [])].map(
              ({ id, name, atMeta, spentMinor, came, won, valued, wonMinor, ...outcome }) => {
                const handled = told(came - outcome.new);
                const spent = spentMinor === null ? m.live_none() : formatWholeMoney(spentMinor, currency);
                return (
                  <tr key={id || name} className="border-b border-line last:border-b-0">
                    <th scope="row" className="w-full py-2.5 pr-2 pl-4 font-normal [overflow-wrap:anywhere]">
                      {name}
                      {/* Where there is no room for a column. */}
                      <span className="block text-xs text-muted sm:hidden">
                        {m.leads_outcomes_handled_count({ shown: handled })}
                        {spentMinor !== null && ` · ${m.leads_outcomes_spent_amount({ spent })}`}
                      </span>
                    </th>
                    <td className={`${figure} text-muted`}>
                      {atMeta === null ? m.live_none() : formatWhole(atMeta)}
                    </td>
                    <td className={figure}>{told(came)}</td>
                    <td className={`${figure} max-sm:hidden`}>{handled}</td>
                    <td className={`${figure} text-muted max-sm:hidden`}>{spent}</td>
                    <td className={figure}>
                      {told(won)}
                      {valued > 0 && (
                        <span className="block text-xs font-normal">
                          {formatWholeMoney(wonMinor, currency)}
                        </span>
                      )}
                    </td>
                  </tr>
                );
              },
            )}
          </tbody>
        </table>
        <div className="space-y-1 px-4 py-2 text-xs text-muted">
          {all.won >= fewestResults && (
            <p className="text-sm text-text">
              {m.leads_outcomes_cost({
                cost: formatWholeMoney(Math.round(figures.spendMinor / all.won), currency),
              })}
            </p>
          )}
          {all.valued > 0 && (
            <p className="text-sm text-text">
              <Link to={`${leadsPath}?status=won`} className="underline underline-offset-4">
                {m.leads_outcomes_money({
                  won: formatWholeMoney(all.wonMinor, currency),
                  spent: formatWholeMoney(figures.spendMinor, currency),
                })}
              </Link>
            </p>
          )}
          {all.came > 0 && <HowQuick outcome={all} leadsPath={leadsPath} />}
          <p>{m.leads_outcomes_note()}</p>
        </div>
        <Button asChild variant="ghost" size="small" className="mx-1 text-muted">
          <Link to={leadsPath}>{m.leads_outcomes_see()}</Link>
        </Button>
      </div>
    </section>
  );
}

/** How quickly they were contacted, and how many nobody has. */
function HowQuick({ outcome, leadsPath }: { outcome: LeadOutcome; leadsPath: string }) {
  const { medianMinutes, timed, new: waiting } = outcome;
  const shown = formatWhole(timed);
  return (
    <p className="text-sm text-text">
      {medianMinutes === null
        ? m.leads_outcomes_median_early({ shown, most: formatWhole(leadLimits.fewestTimed) })
        : m.leads_outcomes_median({ shown, time: spanWords(medianMinutes, Math.ceil) })}{' '}
      {waiting > 0 && (
        <Link to={`${leadsPath}?status=new`} className="text-accent-text underline underline-offset-4">
          {m.leads_outcomes_waiting({ shown: formatWhole(waiting) })}
        </Link>
      )}
    </p>
  );
}

const figure = 'px-2 py-2.5 text-right font-medium tabular-nums last:pr-4 sm:px-4 sm:whitespace-nowrap';
