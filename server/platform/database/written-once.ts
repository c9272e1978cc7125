import type { Database } from './database.ts';

/**
 * A statement that is put into words once for each database, or transaction, and asked with other values each time: of
 * what a small one takes, the words are most. It is to be prepared without a name (`prepare('')`): then PostgreSQL keeps
 * nothing of it, which poolers would lose.
 */
export function writtenOnce<Statement>(write: (db: Database) => Statement): (db: Database) => Statement {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    if (!known.has(db)) known.set(db, write(db));
    return known.get(db)!;
  };
}
