import type { Database } from '#server/platform/database/database.ts';
import { count, eq } from 'drizzle-orm';
import { operators } from './tables.ts';

/** Whether somebody runs this installation. */
export async function isOperator(db: Database, personId: string): Promise<boolean> {
  const [row] = await db.select({ id: operators.id }).from(operators).where(eq(operators.personId, personId));
  return row !== undefined;
}

/** How many run it, and how many ever did. */
export async function countOperators(db: Database): Promise<{ now: number; ever: number }> {
  const [row] = await db.select({ now: count(operators.personId), ever: count() }).from(operators);
  return row!;
}

/** Nothing where they are one already. */
export async function insertOperator(db: Database, personId: string): Promise<void> {
  await db.insert(operators).values({ personId }).onConflictDoNothing();
}
