import type { Language } from '#contract/people/people.ts';
import type { Database } from '#server/platform/database/database.ts';
import { count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import { operators, people } from './tables.ts';

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

/** Where letters about the installation go. */
export function listOperators(db: Database): Promise<{ email: string; language: Language }[]> {
  const { email, language } = people;
  return db.select({ email, language }).from(operators).innerJoin(people, eq(operators.personId, people.id));
}

/** Nothing where they are one already. */
export async function insertOperator(db: Database, personId: string): Promise<void> {
  await db.insert(operators).values({ personId }).onConflictDoNothing();
}

/** Takes it from them. Call it where `lockOperators` has made sure that others are left. */
export async function retireOperator(tx: Database, personId: string): Promise<void> {
  await tx.update(operators).set({ personId: null }).where(eq(operators.personId, personId));
}

/** Nobody else becomes one or stops being one until this transaction ends. */
export async function lockOperators(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${operators} in exclusive mode`);
}

/** Everybody with that in name or address, newest first; how many there are in all. */
export async function searchPeople(
  db: Database,
  search: string,
  { page, perPage }: { page: number; perPage: number },
) {
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = search === '' ? undefined : or(ilike(people.name, part), ilike(people.email, part));
  const { id, name, email, createdAt } = people;
  const rows = await db
    .select({ id, name, email, createdAt, isOperator: isNotNull(operators.id).mapWith(Boolean) })
    .from(people)
    .leftJoin(operators, eq(operators.personId, people.id))
    .where(where)
    .orderBy(desc(createdAt), desc(id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, count: await db.$count(people, where) };
}
