import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openLog } from './log.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

const lines: string[] = [];
const log = openLog((line) => lines.push(line));
const secret = 'Kari Hemmelig';

async function failureOf(statement: ReturnType<typeof sql>): Promise<unknown> {
  return database.db.execute(statement).catch((error: unknown) => error);
}

test.each([
  ['a text that is no id', sql`select ${secret}::uuid`],
  ['a text that is no number', sql`select ${secret}::int`],
  ['a text that is no date', sql`select ${secret}::date`],
  ['a text that is no JSON', sql`select ${`{${secret}`}::jsonb`],
  ['half a character in JSON', sql`select ${JSON.stringify(`${secret} \ud83d`)}::jsonb`],
  ['a null character', sql`select ${`${secret}\0`}::text`],
  [
    'a value that looks like a stack',
    sql`select ${`\n    at ${secret} (file.ts:1:1)\nparams: ${secret}`}::int`,
  ],
])('a statement that failed of %s is logged without its values', async (_what, statement) => {
  const error = await failureOf(statement);
  for (const failed of [error, new Error('a page could not be kept', { cause: error })])
    log.error('it failed', failed, { formId: '51' });
  log.error('it failed', (error as Error).message);
  const said = lines.splice(0);
  expect(said).toHaveLength(3);
  for (const line of said) {
    expect(line).toContain('Failed query: select $1');
    expect(line).not.toContain('Hemmelig');
  }
  expect(said[0]).toMatch(/Caused by PostgreSQL 2\w{4}/);
});

test('another mistake is logged with its message, its place and its cause', () => {
  log.error('it failed', new Error('no water', { cause: new Error('no pipe') }));
  expect(lines.splice(0)[0]).toMatch(/Error: no water\\n +at .*Caused by Error: no pipe\\n +at /);
});
