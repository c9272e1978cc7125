import type { Database } from './database.ts';

export interface Statement {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<unknown> };
}
type Rows<Written extends Statement> = ReturnType<ReturnType<Written['prepare']>['execute']>;

/**
 * Asks a statement with these values for its placeholders. It is put into words once for each database, or transaction:
 * of what a small one takes, the words are most. It goes out without a name, so that PostgreSQL keeps nothing of it,
 * which poolers would lose.
 */
export function writtenOnce<Written extends Statement>(write: (db: Database) => Written) {
  const known = new WeakMap<Database, ReturnType<Statement['prepare']>>();
  return (db: Database, values: Record<string, unknown>) => {
    if (!known.has(db)) known.set(db, write(db).prepare(''));
    return known.get(db)!.execute(values) as Rows<Written>;
  };
}
