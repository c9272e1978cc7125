import type { AdComparison, ComparedAd } from '#contract/live/ad-comparison.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { resultWords } from '../figures/result-words.ts';

const week = 7;

/** What an ad is called: as people read it, or else as Ads Manager does. */
export function nameOf({ headline, name }: Pick<ComparedAd, 'headline' | 'name'>): string {
  return headline || name;
}

/** Which ad is better, in a sentence that does not say more than is known. */
export function verdictWords({ verdict, ads, objective }: AdComparison): string {
  const named = (id: string) => nameOf(ads.find(({ facebookAdId }) => facebookAdId === id)!);
  const unit = resultWords(objective);
  switch (verdict?.code) {
    case 'not-begun':
      return m.compare_not_begun();
    case 'too-early': {
      const { moreResults, moreDays, isGoingOn } = verdict;
      const more = {
        count: formatWhole(twoDigits(moreResults, Math.ceil)),
        unit: resultWords(objective, moreResults),
      };
      if (!isGoingOn) return m.compare_early_apart(more);
      return moreDays === null
        ? m.compare_early_long(more)
        : m.compare_early({ ...more, time: timeWords(moreDays) });
    }
    case 'no-difference':
      return m.compare_alike();
    case 'leaning': {
      const name = named(verdict.facebookAdId);
      return verdict.side === 'better'
        ? m.compare_leaning_better({ name })
        : m.compare_leaning_worse({ name });
    }
    case 'better': {
      const { side, facebookAdIds } = verdict;
      if (ads.length === 2) return m.compare_better({ name: named(facebookAdIds[0]!), unit });
      const quoted = facebookAdIds.map((id) => m.compare_name({ name: named(id) }));
      const those = { count: quoted.length, unit, names: new Intl.ListFormat(pageLanguage()).format(quoted) };
      return side === 'better' ? m.compare_better_of_many(those) : m.compare_worse_of_many(those);
    }
    case undefined:
      return '';
  }
}

/** Within which its cost lies in truth; what is so dear that it is not drawn is not said either. */
export function boundWords(
  { costAtLeastMinor, costAtMostMinor }: ComparedAd,
  { currency, upToMinor }: { currency: string; upToMinor: number },
): string {
  const low = formatWholeMoney(twoDigits(costAtLeastMinor, Math.floor), currency);
  if (costAtMostMinor === null || costAtMostMinor > upToMinor) return m.compare_at_least({ low });
  const high = formatWholeMoney(twoDigits(costAtMostMinor, Math.ceil), currency);
  return m.compare_between({ low, high });
}

/** Nobody knows it to the last digit: 64 stays, 638 becomes 640. */
function twoDigits(count: number, round: (count: number) => number): number {
  const step = 10 ** Math.max(0, String(count).length - 2);
  return round(count / step) * step;
}

function timeWords(days: number): string {
  return days < 2 * week
    ? m.compare_days({ count: days })
    : m.compare_weeks({ count: Math.ceil(days / week) });
}
