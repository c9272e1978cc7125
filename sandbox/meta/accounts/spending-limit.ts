import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { eventNamed } from '#sandbox/meta/activities/event-types.ts';
import { presentHand } from '#sandbox/meta/activities/hand.ts';
import { noteActivity } from '#sandbox/meta/activities/note-activities.ts';
import { GraphError, mustBe } from '#sandbox/meta/graph/graph-error.ts';
import { offsetOf } from '#sandbox/meta/graph/money.ts';
import { oneOf, type Param, readParams } from '#sandbox/meta/graph/params.ts';
import { spentMinor } from '#sandbox/meta/insights/insights-rows.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { changeThing } from './changes.ts';

const dayMs = 86_400_000;
const mostChangesADay = 10;

const money: Param = {
  read(value, name) {
    const amount = numberOf(value);
    if (amount === undefined || amount < 0) throw mustBe(name, 'a positive number');
    return amount;
  },
};

/**
 * The most an account may spend from now on. It is sent in whole units of the currency and read back in its smallest;
 * `spend_cap_action` begins the counting anew, or takes the limit away.
 */
export function changeSpendingLimit(world: World, account: Thing, sent: Fields): void {
  const { spend_cap: wished, spend_cap_action: action } = readParams(sent, {
    spend_cap: money,
    spend_cap_action: oneOf(['reset', 'delete']),
  });
  if (wished === undefined && action === undefined) return;
  if (changesSince(world, account, world.clock.now() - dayMs) >= mostChangesADay)
    throw new GraphError('spendingLimitChangedTooOften');
  const spent = spentMinor(world, account);
  if (action === 'delete') {
    changeThing(world, account, { spend_cap: 0, spend_cap_from: 0 });
    return tell(world, account, 'ad_account_remove_spend_limit');
  }
  const isMajor = switchOf(world, 'account_limit_unit') === 'major';
  const unit = isMajor ? offsetOf(textOf(account.fields['currency'])) : 1;
  const hadNone = !(Number(account.fields['spend_cap']) > 0);
  changeThing(world, account, {
    ...(wished !== undefined && { spend_cap: Math.round(Number(wished) * unit) }),
    ...((hadNone || action === 'reset') && { spend_cap_from: spent }),
  });
  if (action === 'reset') tell(world, account, 'ad_account_reset_spend_limit');
}

/** What counts against the limit: all that was spent where there is none, else what was spent since it was set. */
export function amountSpent(world: World, account: Thing): number {
  const { spend_cap: cap, spend_cap_from: from } = account.fields;
  return spentMinor(world, account) - (Number(cap) > 0 ? Number(from ?? 0) : 0);
}

function changesSince({ store }: World, { id }: Thing, time: number): number {
  return store.changesOf(id).filter(({ what, at }) => what === 'spend_cap' && at > time).length;
}

function tell(world: World, account: Thing, type: string): void {
  const hand = presentHand();
  if (hand.isLogged) noteActivity(world, account, eventNamed(type, ['ACCOUNT', 'BUDGET']), hand, {});
}
