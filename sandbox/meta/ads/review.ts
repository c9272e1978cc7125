import type { Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { type Policy, policies } from './review-policies.ts';

/** What an ad becomes when a creative is given to it: it waits for a review, whose outcome is settled by its words. */
export function beginReview(world: World, creative: Thing) {
  const offences = offencesOf(creative);
  return {
    creative_id: creative.id,
    creative: undefined,
    reviewed_at: world.clock.now() + switchOf(world, 'review_seconds') * 1_000,
    rejected: offences.length > 0,
    offences,
  };
}

/** Notes a review that has begun, so that delivery knows from when to when the ad was held back. */
export function noteReview({ store, clock }: World, ad: string, reviewedAt: number): void {
  store.note({ thing: ad, at: clock.now(), what: 'review', value: String(reviewedAt) });
}

/** Every new ad, and every ad with a new creative, is looked at for a moment first. */
export function reviewOf(
  world: World,
  ad: Thing,
): 'APPROVED' | 'PENDING_REVIEW' | 'IN_PROCESS' | 'DISAPPROVED' {
  if (world.clock.now() < Number(ad.fields['reviewed_at'])) return switchOf(world, 'new_ad_status');
  return ad.fields['rejected'] ? 'DISAPPROVED' : 'APPROVED';
}

/** `ad_review_feedback`: the policies that an ad was turned down for. */
export function reviewFeedback(world: World, ad: Thing): Fields | undefined {
  const broken = brokenBy(world, ad);
  return broken.length === 0
    ? undefined
    : { global: Object.fromEntries(broken.map(({ name, text }) => [name, text])) };
}

/** `issues_info`: the same in the words of the delivery status. */
export function reviewIssues(world: World, ad: Thing): Fields[] | undefined {
  const broken = brokenBy(world, ad);
  const issues = broken.map(({ name, text }) => ({
    level: 'AD',
    error_code: 1_815_869,
    error_summary: `Ad not approved: ${name}`,
    error_message: `${text} Edit the ad, or ask for another review.`,
    error_type: 'HARD_ERROR',
  }));
  return issues.length === 0 ? undefined : issues;
}

function brokenBy(world: World, ad: Thing): Policy[] {
  if (reviewOf(world, ad) !== 'DISAPPROVED') return [];
  const names: unknown = ad.fields['offences'];
  const found = policies.filter(({ name }) => Array.isArray(names) && names.includes(name));
  return found.length > 0 ? found : policies.slice(0, 1);
}

function offencesOf({ fields }: Thing): string[] {
  const said = JSON.stringify([fields['object_story_spec'], fields['asset_feed_spec']]).toLowerCase();
  return policies.filter(({ words }) => words.some((word) => said.includes(word))).map(({ name }) => name);
}
