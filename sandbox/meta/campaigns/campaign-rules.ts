import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { liveAdSets } from '#sandbox/meta/accounts/capacity.ts';
import { hasBudget } from '#sandbox/meta/ad-sets/ad-set-rules.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { minimumOf, written } from '#sandbox/meta/graph/money.ts';
import { objectives } from '#sandbox/meta/graph/vocabulary.ts';
import { effectiveStatus } from './effective-status.ts';

/** The number that takes a spending limit away again. */
const noSpendCap = 922_337_203_685_478;
const spendCapDays = 100;

/** Old objectives are still in Meta's list, but no new campaign may have one. */
export function checkObjective({ objective }: Fields): void {
  if (!objectives.includes(textOf(objective)))
    throw new GraphError('objectiveNotAllowed', {
      objective: textOf(objective),
      values: objectives.join(', '),
    });
}

/** Budget on the campaign, or a clear word on whether its ad sets share theirs: never both, never neither. */
export function checkBudgetSharing(draft: Fields): void {
  const { bid_strategy: strategy, is_adset_budget_sharing_enabled: shares } = draft;
  if (draft['daily_budget'] !== undefined && draft['lifetime_budget'] !== undefined)
    throw new GraphError('budgetOnBothLevels', {}, 'lifetime_budget');
  if (hasBudget(draft) && shares === true) throw new GraphError('sharingWithBudget');
  if (hasBudget(draft)) return;
  if (shares === undefined) throw new GraphError('sharingFlagMissing');
  if (shares === true && strategy === undefined) throw new GraphError('sharingWithoutStrategy');
  if (shares === false && strategy !== undefined) throw new GraphError('strategyWithoutBudget');
}

/** The same once the campaign exists: what it shares, bids and holds must still go together. */
export function checkSharingChange(world: World, campaign: Thing, changes: Fields): void {
  const { fields } = campaign;
  const shares = changes['is_adset_budget_sharing_enabled'] ?? fields['is_adset_budget_sharing_enabled'];
  const strategy = changes['bid_strategy'];
  const isNewStrategy = strategy !== undefined && strategy !== fields['bid_strategy'];
  const turnsOn = shares === true && fields['is_adset_budget_sharing_enabled'] !== true;
  if (hasBudget(fields)) {
    if (shares === true) throw new GraphError('sharingWithBudget');
    return;
  }
  if (turnsOn && effectiveStatus(world, campaign) === 'ACTIVE' && liveAdSets(world, campaign).length > 0)
    throw new GraphError('sharingWhileDelivering');
  if (turnsOn && strategy === undefined) throw new GraphError('sharingWithoutStrategy');
  if (turnsOn) checkAlike(world, campaign);
  else if (isNewStrategy && shares === true) throw new GraphError('sharingStrategyFixed');
  else if (isNewStrategy) throw new GraphError('strategyWithoutBudget');
}

function checkAlike(world: World, campaign: Thing): void {
  const kinds = liveAdSets(world, campaign).map(
    ({ fields }) => `${textOf(fields['bid_strategy'])} ${fields['daily_budget'] === undefined}`,
  );
  if (new Set(kinds).size > 1) throw new GraphError('sharingUneven');
}

/** A spending limit is worth a hundred dollars at least, or is taken away by one large number. */
export function readSpendCap(account: Thing, wished: unknown): Fields {
  const cap = numberOf(wished);
  if (cap === undefined) return {};
  if (cap === noSpendCap) return { spend_cap: undefined };
  const minimum = leastSpendCap(account);
  const { currency } = minimumOf(account);
  if (cap < minimum) throw new GraphError('spendCapTooLow', { minimum: written(minimum, currency) });
  return { spend_cap: cap };
}

/** The least a campaign's spending limit may be, in minor units. */
export function leastSpendCap(account: Thing): number {
  return minimumOf(account).impressions * spendCapDays;
}
