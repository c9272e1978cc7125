import type { Fields } from '../json.ts';
import type { Thing } from '../store.ts';
import { resolveLabels } from './ad-labels.ts';
import { isDryRun, readyAt } from './ad-objects.ts';
import { daysOf, hasBudget } from './ad-set-rules.ts';
import { checkMinimum } from './budgets.ts';
import { paramsOfNewCampaign } from './campaign-params.ts';
import { checkBudgetSharing, checkObjective, readSpendCap } from './campaign-rules.ts';
import { needRoomInAccount } from './capacity.ts';
import { makeThing } from './changes.ts';
import { needActiveAccount } from './guards.ts';
import type { Visit } from './node-type.ts';
import { readParams } from './params.ts';
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
