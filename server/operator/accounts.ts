import { type Account, peoplePerPage } from '#contract/operator/operator.ts';
import type { AppContext } from '#server/app-context.ts';
import {
  countOperators,
  insertOperator,
  isOperator,
  lockOperators,
  retireOperator,
  searchPeople,
} from '#server/features/people/operator-queries.ts';
import { listPeople } from '#server/features/people/people-queries.ts';
import { afterDay } from '#server/features/workspaces/order-subscription.ts';
import { listOwnedBy, setSubscriptionOf } from '#server/features/workspaces/queries.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Plan } from '#contract/people/plans.ts';

/** One page of those with that in their name or address, with the workspaces they own. */
export async function listAccounts(
  { db }: AppContext,
  { search = '', page }: { search?: string | undefined; page: number },
): Promise<{ people: Account[]; count: number; operators: number }> {
  const { rows, count } = await searchPeople(db, search, { page, perPage: peoplePerPage });
  const owned = await listOwnedBy(
    db,
    rows.map(({ id }) => id),
  );
  const people = rows.map(({ createdAt, ...person }) => ({
    ...person,
    memberSince: createdAt.toISOString(),
    workspaces: owned
      .filter(({ personId }) => personId === person.id)
      .map(({ id, name, plan, subscriptionEndsAt }) => ({
        id,
        name,
        plan,
        until: lastDayBefore(subscriptionEndsAt),
      })),
  }));
  return { people, count, operators: (await countOperators(db)).now };
}

/** Puts a workspace on a plan, up to and with that day. */
export async function setPlan(
  ctx: AppContext,
  person: Person,
  { workspaceId, plan, until }: { workspaceId: string; plan: Plan; until: string | null },
): Promise<{ name: string }> {
  const changed = await setSubscriptionOf(ctx.db, workspaceId, { plan, until: afterDay(until) });
  if (!changed) throw new Refusal('ACCOUNT_NOT_FOUND');
  noteSecurity(ctx, 'plan-set', { personId: person.id, workspaceId, plan });
  return { name: changed.name };
}

/** Makes somebody an operator, or no longer. Somebody always is one. */
export async function setOperator(
  ctx: AppContext,
  person: Person,
  { personId, isOperator: wanted }: { personId: string; isOperator: boolean },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockOperators(tx);
    if ((await listPeople(tx, [personId])).length === 0) throw new Refusal('ACCOUNT_NOT_FOUND');
    if (wanted) return insertOperator(tx, personId);
    if (!(await isOperator(tx, personId))) return;
    if ((await countOperators(tx)).now === 1) throw new Refusal('LAST_OPERATOR');
    await retireOperator(tx, personId);
  });
  noteSecurity(ctx, wanted ? 'operator-made' : 'operator-retired', { personId, by: person.id });
}

function lastDayBefore(end: Date | null): string | null {
  return end && new Date(end.getTime() - 1).toISOString().slice(0, 10);
}
