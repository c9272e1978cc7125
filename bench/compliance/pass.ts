import { adTextLengths } from '#contract/campaigns/ads.ts';
import { liveLimits } from '#contract/live/steering.ts';
import { judge } from '#server/features/compliance/judge.ts';
import type { Content } from '#server/features/compliance/rule.ts';
import { contentOf, textsOf } from './content-of.ts';
import { tuning } from './tuning.ts';

const adCount = 6;
const rounds = 200;

interface PassTimes {
  ads: string;
  letters: number;
  medianMs: number;
  slowestMs: number;
}

/** How long it takes to read six ads as they were typed and judge them, in the builder and as new ads beside live ones. */
export function timePasses(): PassTimes[] {
  return [
    { ads: 'six in the builder', lengths: adTextLengths },
    { ads: 'six beside live ones', lengths: liveLimits.newAd },
  ].map(({ ads, lengths }) => {
    const readAll = () => fullAds(lengths);
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
function fullAds(lengths: typeof adTextLengths | typeof liveLimits.newAd): Content {
  const { ads, industry } = tuning.restaurants;
  const words = ads.map(({ text }) => text).join(' ');
  let at = 0;
  const next = (length: number) => words.slice(at, (at += length)).padEnd(length, words);
  const texts = Array.from({ length: adCount }, (_, place) =>
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
