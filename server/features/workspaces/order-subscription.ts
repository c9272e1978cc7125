import { planNames, plans } from '#contract/people/plans.ts';
import type { Database } from '#server/platform/database/database.ts';
import { z } from 'zod';
import { findPersonId } from '../people/queries.ts';
import { setSubscription } from './queries.ts';

const Order = z.union([
  z.tuple([z.email(), z.enum(planNames)]),
  z.tuple([z.email(), z.enum(planNames), z.iso.date()]),
]);

const usage = [
  'Say whose subscription, which plan and, if it ends, the last day:',
  '  npm run subscription -- kari@example.com pro 2027-01-31',
  `Plans: ${planNames.join(', ')}. "free" ends a subscription.`,
].join('\n');

/** Does what the operator typed and answers what was done, or why it was not, in words. */
export async function orderSubscription(
  db: Database,
  words: string[],
): Promise<{ isDone: boolean; text: string }> {
  const order = Order.safeParse(words);
  if (!order.success) return { isDone: false, text: usage };
  const [email, plan, lastDay] = order.data;
  const personId = await findPersonId(db, email);
  if (!personId) return { isDone: false, text: `Nobody has an account with the address ${email}.` };
  const until = lastDay ? new Date(Date.parse(lastDay) + 86_400_000) : null;
  const workspace = await setSubscription(db, personId, { plan, until });
  if (!workspace) return { isDone: false, text: `${email} has not signed in yet, so there is no workspace.` };
  const end = lastDay && plan !== 'free' ? `, until ${lastDay}` : '';
  return { isDone: true, text: `${email} is on ${plans[plan].name}${end}.` };
}
