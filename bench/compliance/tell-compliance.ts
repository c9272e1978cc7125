import type { Limit } from '../limits.ts';
import { judgeCorpus, unknownRules } from './judge-corpus.ts';
import { kept } from './kept.ts';
import { timePasses } from './pass.ts';
import { tuning } from './tuning.ts';

/** Says how often each rule strikes where it should, and where it should not, over ads it was written by and ads that were kept from it. */
export function tellCompliance(): Limit[] {
  const limits: Limit[] = [];
  for (const [name, half] of Object.entries({ 'written by': tuning, 'kept for measuring': kept })) {
    const ads = Object.values(half).flatMap((trade) => trade.ads);
    console.log(
      `\nWhat the law and Meta's rules say of ${ads.length} labelled ads, those ${name} (recall: found of what is to be found; precision: right of what was said)\n`,
    );
    const counted = judgeCorpus(half).map(({ id, isWritten, hits, misses, falseAlarms }) => ({
      rule: isWritten ? id : `${id} (not written)`,
      hits,
      misses: misses.length,
      'false alarms': falseAlarms.length,
    }));
    const all = {
      rule: 'all',
      hits: sum(counted, 'hits'),
      misses: sum(counted, 'misses'),
      'false alarms': sum(counted, 'false alarms'),
    };
    console.table([...counted, all].map((row) => ({ ...row, ...shares(row) })));
    if (half === kept) limits.push(...floorsOf(all));
  }
  if (unknownRules().length > 0) console.log(`No ad is labelled for ${unknownRules().join(', ')}`);

  const passes = timePasses();
  console.log(
    '\nReading and judging all ads there may be, of full length (limit: 20 ms, so that typing never waits)\n',
  );
  console.table(
    passes.map(({ ads, letters, medianMs, slowestMs }) => ({
      ads,
      letters,
      'median, ms': Number(medianMs.toFixed(1)),
      'slowest of 200, ms': Number(slowestMs.toFixed(1)),
    })),
  );
  return [
    ...limits,
    ...passes.map(({ ads, medianMs }) => ({
      what: `judging ${ads} by the law, ms`,
      measured: medianMs,
      toReach: 20,
    })),
  ];
}

/** What the rules must not fall behind in, over the ads that nobody has written them by. */
function floorsOf({ hits, misses, 'false alarms': falseAlarms }: Sums): Limit[] {
  return [
    {
      what: 'unlawful things not found, of 100 in ads kept for measuring',
      measured: (100 * misses) / (hits + misses),
      toReach: 10,
    },
    {
      what: 'things wrongly said of them, of 100',
      measured: (100 * falseAlarms) / (hits + falseAlarms),
      toReach: 2.5,
    },
  ];
}

type Sums = Record<'hits' | 'misses' | 'false alarms', number>;

function sum(rows: readonly Sums[], what: keyof Sums): number {
  return rows.reduce((all, row) => all + row[what], 0);
}

function shares({ hits, misses, 'false alarms': falseAlarms }: Sums) {
  const percent = (all: number) => (all > 0 ? Number(((100 * hits) / all).toFixed(0)) : '–');
  return { 'recall, %': percent(hits + misses), 'precision, %': percent(hits + falseAlarms) };
}
