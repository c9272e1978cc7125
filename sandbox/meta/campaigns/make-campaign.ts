import type { Fields } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { resolveLabels } from '#sandbox/meta/accounts/ad-labels.ts';
import { isDryRun, readyAt } from '#sandbox/meta/accounts/ad-objects.ts';
import { needRoomInAccount } from '#sandbox/meta/accounts/capacity.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { daysOf, hasBudget } from '#sandbox/meta/ad-sets/ad-set-rules.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { readParams } from '#sandbox/meta/graph/params.ts';
import { checkMinimum } from './budgets.ts';
import { paramsOfNewCampaign } from './campaign-params.ts';
import { checkBudgetSharing, checkObjective, readSpendCap } from './campaign-rules.ts';
import { checkCategories } from './special-ad-categories.ts';

/** Makes a campaign, or tells the first thing that is wrong with it. */
export function createCampaign(visit: Visit, account: Thing): Fields {
  const { world, call } = visit;
  needActiveAccount(account);
  const draft = readParams(call.params, paramsOfNewCampaign);
  checkObjective(draft);
  checkCategories(account, draft);
  needRoomInAccount(world, 'campaign', account.account);
  checkBudgetSharing(draft);
  checkMinimum(world, account, {
    daily: draft['daily_budget'],
    lifetime: draft['lifetime_budget'],
    days: daysOf(world.clock.now(), draft),
  });
  const settled = readSpendCap(account, draft['spend_cap']);
  if (isDryRun(visit)) return { success: true };
  return world.store.transaction(() => {
    const fields = {
      status: 'ACTIVE',
      buying_type: 'AUCTION',
      start_time: world.clock.now(),
      ...readyAt(world),
      ...(hasBudget(draft) && { bid_strategy: 'LOWEST_COST_WITHOUT_CAP' }),
      ...draft,
      ...settled,
      ...resolveLabels(world, account.account, draft['adlabels']),
    };
    const made = { kind: 'campaign', account: account.account, parent: account.id, fields };
    return { id: makeThing(world, made).id, success: true };
  });
}
