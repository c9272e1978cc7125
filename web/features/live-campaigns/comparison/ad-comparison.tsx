import type { AdComparison as Comparison, ComparedAd } from '#contract/live/ad-comparison.ts';
import { formatRoundMoney, formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { statusWords } from '#web/status-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { formatDay, formatWhole } from '#web/ui/format/format.ts';
import { resultWords } from '../figures/result-words.ts';
import { useResultValue } from '../goal/use-result-value.ts';
import { boundWords, nameOf, verdictWords } from './comparison-words.ts';
import { useAdComparison } from './use-ad-comparison.ts';
import { CostLine, type CostScale, openCostScale } from './cost-line.tsx';

/** Which ad of a campaign brings results for less, as far as that can be said; nothing where no two were shown side by side. */
export function AdComparison({ facebookCampaignId }: { facebookCampaignId: string }) {
  const { data } = useAdComparison(facebookCampaignId);
  const worth = useResultValue(data);
  if (!data?.verdict) return null;
  const { currency, objective, days, ads } = data;
  if (!days) return <Card title={m.compare_title()} text={verdictWords(data)} />;
  const scale = openCostScale(ads, worth);
  const unit = { unit: resultWords(objective, 1), units: resultWords(objective) };
  const from = formatDay(days.since, { short: true });
  const to = formatDay(days.until, { short: true });
  const counted = from === to ? m.compare_counted_day({ day: from }) : m.compare_counted({ from, to });
  const rows = (
    <>
      <ul className="divide-y divide-line">
        {ads
          .toSorted((one, other) => costOf(one) - costOf(other))
          .map((ad) => (
            <AdRow key={ad.facebookAdId} ad={ad} of={data} scale={scale} />
          ))}
      </ul>
      <p className="mt-4 max-w-3xl text-sm text-muted">
        {m.compare_people()} {counted} {m.compare_line(unit)}
        {worth !== undefined && ` ${m.compare_worth({ ...unit, value: formatWholeMoney(worth, currency) })}`}
      </p>
    </>
  );
  if (data.verdict.code === 'too-early') {
    return (
      <Fold
        heading={`${m.compare_title()} ${verdictWords(data)}`}
        text={<span className="font-medium text-accent-text">{m.compare_rows()}</span>}
        className="-mt-5"
      >
        <Card>{rows}</Card>
      </Fold>
    );
  }
  // What answers the question stands in its place; the others need it beside them.
  const isAnswered = data.verdict.code === 'better';
  return (
    <Card
      title={isAnswered ? verdictWords(data) : m.compare_title()}
      text={!isAnswered && <p className="text-base text-text">{verdictWords(data)}</p>}
    >
      {rows}
    </Card>
  );
}

function AdRow({ ad, of, scale }: { ad: ComparedAd; of: Comparison; scale: CostScale }) {
  const { currency, objective } = of;
  const { results, spendMinor, costPerResultMinor, standing, status } = ad;
  const money = (minor: number, least?: number) => formatRoundMoney(minor, currency, least);
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="[overflow-wrap:anywhere]">{nameOf(ad)}</span>
          {standing === 'better' && <Badge tone="success">{m.compare_badge_better()}</Badge>}
          {standing === 'worse' && <Badge tone="warning">{m.compare_badge_worse()}</Badge>}
          {status !== 'ACTIVE' && <Badge>{statusWords(status)}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {/* As it is called among the ads, and in Ads Manager. */}
          {ad.name !== nameOf(ad) && `${ad.name} · `}
          {m.compare_brought({
            count: formatWhole(results),
            unit: resultWords(objective, results),
            spend: money(spendMinor),
          })}
        </p>
      </div>
      <div className="min-w-0">
        <CostLine ad={ad} scale={scale} />
        {costPerResultMinor !== null && (
          // Under its dot, and never beyond the ends of the line.
          <p className="flex text-sm font-medium whitespace-nowrap">
            <span style={{ flexGrow: scale.at(costPerResultMinor) }} />
            {m.compare_each({
              cost: money(costPerResultMinor, Math.min(...of.ads.map(costOf))),
              unit: resultWords(objective, 1),
            })}
            <span style={{ flexGrow: 100 - scale.at(costPerResultMinor) }} />
          </p>
        )}
        <p className="mt-1 text-sm text-muted">{boundWords(ad, { currency, upToMinor: scale.upToMinor })}</p>
      </div>
    </li>
  );
}

function costOf({ costPerResultMinor }: ComparedAd): number {
  return costPerResultMinor ?? Infinity;
}
