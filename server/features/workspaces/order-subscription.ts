import { planNames, plans } from '#contract/people/plans.ts';
import type { Database } from '#server/platform/database/database.ts';
import { z } from 'zod';
import { findPersonId } from '../people/queries.ts';
import { setSubscription } from './queries.ts';

const Order = z.union([
  z.tuple([z.email(), z.enum(planNames)]),
  z.tuple([z.email(), z.enum(planNames), z.iso.date()]),
  z.tuple([z.email(), z.enum(planNames), z.iso.date(), z.string()]),
]);

const usage = [
  'Say whose subscription, which plan, if it ends the last day, and if it is for one workspace only its name:',
  '  npm run subscription -- kari@example.com pro 2027-01-31 "Fjord Florist"',
  `Plans: ${planNames.join(', ')}. "free" ends a subscription.`,
].join('\n');

/** Does what the operator typed and answers what was done, or why it was not, in words. */
export async function orderSubscription(
  db: Database,
  words: string[],
): Promise<{ isDone: boolean; text: string }> {
  const order = Order.safeParse(words);
  if (!order.success) return { isDone: false, text: usage };
  const [email, plan, lastDay, name] = order.data;
  const personId = await findPersonId(db, email);
  if (!personId) return { isDone: false, text: `Nobody has an account with the address ${email}.` };
  const changed = await setSubscription(db, personId, { plan, until: afterDay(lastDay ?? null), name });
  if (changed.length === 0)
    return {
      isDone: false,
      text: `${email} owns no ${name === undefined ? 'workspace yet' : `workspace ${name}`}.`,
    };
  const end = lastDay && plan !== 'free' ? `, until ${lastDay}` : '';
  const names =
    changed.length > 1 || name !== undefined ? ` (${changed.map((each) => each.name).join(', ')})` : '';
  return { isDone: true, text: `${email} is on ${plans[plan].name}${end}${names}.` };
}

/** When a subscription ends whose last day this is; null for never. */
export function afterDay(lastDay: string | null): Date | null {
  return lastDay === null ? null : new Date(Date.parse(lastDay) + 86_400_000);
}
