import { classes, type Detector, type Found } from './detector.ts';

/** What matters most first, and nothing that something else says more plainly of the same campaign. */
export function orderFound(
  found: readonly { detector: Pick<Detector, 'silencedBy'>; found: Found }[],
): Found[] {
  const said = new Set(found.flatMap(({ found: each }) => keysOf(each.reason.code, each)));
  return found
    .filter(({ detector: { silencedBy = [] }, found: each }) =>
      silencedBy.every((code) => !keysOf(code, each).every((key) => said.has(key))),
    )
    .map((each) => each.found)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || (other.stakeMinor ?? 0) - (one.stakeMinor ?? 0));
}

function rankOf(found: Found): number {
  return classes.indexOf(found.class);
}

function keysOf(code: string, { campaign, campaigns }: Found): string[] {
  return (campaigns ?? [campaign]).map((each) => `${code} ${each?.facebookCampaignId ?? ''}`);
}
