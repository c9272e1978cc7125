import type { RuleLevel } from '#contract/compliance/finding.ts';
import { judge } from '#server/features/compliance/judge.ts';
import { rules } from '#server/features/compliance/packs.ts';
import { contentOf } from './content-of.ts';
import { type LabelledAd, type RuleId, ruleIds, type TradeAds } from './labelled-ad.ts';

export type Half = Readonly<Record<string, TradeAds>>;

/** How one rule did over the ads of a half. */
interface Counted {
  id: RuleId;
  isWritten: boolean;
  hits: number;
  misses: Mistake[];
  falseAlarms: Mistake[];
}

export interface Mistake {
  ad: LabelledAd;
  /** The words that it struck at, or how hard; empty where it was silent. */
  struck: string;
}

const levels: readonly RuleLevel[] = ['hint', 'ask', 'stop'];

/** Holds the packs against every ad of a half. A strike that is too mild is a miss. */
export function judgeCorpus(half: Half): Counted[] {
  const judged = Object.values(half).flatMap(({ ads, industry }) =>
    ads.map((ad) => ({ ad, verdicts: Map.groupBy(judge(contentOf(ad, industry)), ({ rule }) => rule.id) })),
  );
  return ruleIds.map((id) => {
    const told = judged.map(({ ad, verdicts }) => {
      const struck = verdicts.get(id) ?? [];
      const level = Math.max(...struck.map((verdict) => levels.indexOf(verdict.level)), -1);
      return { ad, least: leastOf(ad, id), level, struck };
    });
    const due = told.filter(({ least }) => least !== undefined);
    return {
      id,
      isWritten: rules.some((rule) => rule.id === id),
      hits: due.filter(({ least, level }) => level >= levels.indexOf(least!)).length,
      misses: due
        .filter(({ least, level }) => level < levels.indexOf(least!))
        .map(({ ad, least, level }) => ({ ad, struck: level < 0 ? '' : `${levels[level]} for ${least}` })),
      falseAlarms: told
        .filter(({ ad, least, level }) => level >= 0 && least === undefined && !ad.either?.includes(id))
        .map(({ ad, struck }) => ({ ad, struck: struck.map(({ quote, code }) => quote || code).join(', ') })),
    };
  });
}

/** How hard a rule has to strike at an ad; undefined where it has to be silent, or may do either. */
export function leastOf(ad: LabelledAd, id: RuleId): RuleLevel | undefined {
  return levels.find((level) => ad[level]?.includes(id));
}

/** Rules that nobody has labelled an ad for. */
export function unknownRules(): string[] {
  const known = new Set<string>(ruleIds);
  return rules.map(({ id }) => id).filter((id) => !known.has(id));
}
