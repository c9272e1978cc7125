import { adTextLengths } from '#contract/campaigns/ads.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { judge } from '#server/features/compliance/judge.ts';
import type { Content } from '#server/features/compliance/rule.ts';
import { contentOf, textsOf } from './content-of.ts';
import { tuning } from './tuning.ts';

const rounds = 200;

interface PassTimes {
  ads: string;
  letters: number;
  medianMs: number;
  slowestMs: number;
}

/** How long it takes to read ads as they were typed and judge them: as many as there may be, as long as they may be. */
export function timePasses(): PassTimes[] {
  return [
    { ads: 'six in the builder', count: 6, lengths: adTextLengths },
    { ads: 'five beside live ones', count: liveLimits.newAds, lengths: liveLimits.newAd },
  ].map(({ ads, count, lengths }) => {
    const readAll = () => fullAds(count, lengths);
    const letters = readAll().texts.reduce((all, { text }) => all + text.length, 0);
    const times = Array.from({ length: rounds }, () => {
      const startedAt = performance.now();
      judge(readAll());
      return performance.now() - startedAt;
    }).toSorted((one, other) => one - other);
    return { ads, letters, medianMs: times[rounds / 2]!, slowestMs: times.at(-1)! };
  });
}

/** Everything of the corpus in a row, cut into ads that use all they may. */
function fullAds(count: number, lengths: typeof adTextLengths | typeof liveLimits.newAd): Content {
  const { ads, industry } = tuning.restaurants;
  const words = ads.map(({ text }) => text).join(' ');
  let at = 0;
  const next = (length: number) => words.slice(at, (at += length)).padEnd(length, words);
  const texts = Array.from({ length: count }, (_, place) =>
    textsOf(
      {
        headline: next(lengths.headline),
        text: next(lengths.primaryText),
        description: next(lengths.description),
      },
      String(place),
    ),
  );
  return { ...contentOf(ads[0]!, industry), texts: texts.flat() };
}
