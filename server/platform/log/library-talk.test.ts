import { serveHere } from '#tests/serve-here.ts';
import { openTestDatabase } from '#tests/test-database.ts';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { takeConsole } from './library-talk.ts';
import { openLog } from './log.ts';

test('an answer that breaks off in the middle is logged without the values of what broke it', async () => {
  const database = await openTestDatabase();
  const before = { ...console };
  const lines: string[] = [];
  takeConsole(
    console,
    openLog((line) => lines.push(line)),
  );
  onTestFinished(async () => {
    Object.assign(console, before);
    await database.close();
  });
  const file = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('the first page\n')),
      async pull() {
        await database.db.execute(sql`select ${'Kari Hemmelig'}::int`);
      },
    });
  const { url, close } = await serveHere(() => new Response(file()), { asShipped: true });
  onTestFinished(close);
  const answer = await fetch(url);
  await expect(answer.text()).rejects.toThrow('terminated');

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Failed query: select $1');
  expect(lines[0]).not.toContain('Hemmelig');
});

test('what a library says without an error is kept short, and its chatter is left out', () => {
  const lines: string[] = [];
  const talk = { ...console };
  takeConsole(
    talk,
    openLog((line) => lines.push(line)),
  );
  talk.info('Somebody called.');
  talk.debug('Somebody called.');
  talk.warn('x'.repeat(5_000), { name: 'Kari Hemmelig' });
  expect(lines.map((line) => (JSON.parse(line) as { error: string }).error)).toEqual(['x'.repeat(300)]);
});
