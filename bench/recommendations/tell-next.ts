import type { Limit } from '../limits.ts';
import { benchManyCampaigns } from './many-campaigns.ts';

const limitMs = 300;

/** Says how long it takes to say what to do next. */
export async function tellNext(postgresUrl?: string): Promise<Limit[]> {
  const next = await benchManyCampaigns(postgresUrl);
  console.log(
    `\nSaying what to do next in an ad account of 1,000 campaigns of five ads (limit: ${limitMs} ms, nothing asked of Meta)\n`,
  );
  console.table(
    next.map(({ on, ms, firstMs, requests }) => ({
      on,
      ms: Math.round(ms),
      'the first time, ms': Math.round(firstMs),
      'times the limit': Number((ms / limitMs).toFixed(2)),
      'asked of Meta': requests,
    })),
  );
  return next.map(({ on, ms, requests }) => ({
    what: `what to do next of 1,000 campaigns, ${on}, ms`,
    measured: requests === 0 ? ms : Infinity,
    toReach: limitMs,
  }));
}
