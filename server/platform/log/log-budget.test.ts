import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from './log.ts';
import { runInContext } from './request-context.ts';

function openSmallLog() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: Record<string, unknown>[] = [];
  const log = openLog((line) => lines.push(JSON.parse(line) as never), { most: 3, withinMs: 60_000 });
  const sayFrom = (from: string | undefined, message: string) =>
    runInContext({ id: 'r', ...(from === undefined ? { job: 'j' } : { from }) }, () => log.info(message));
  return { lines, sayFrom, told: () => lines.splice(0).map(({ message }) => message) };
}

test('an address that causes more lines than others has the rest of them counted in one', () => {
  const { lines, sayFrom, told } = openSmallLog();
  for (let time = 0; time < 5; time += 1) sayFrom('203.0.113.7', 'a request failed');
  for (let time = 0; time < 100; time += 1) sayFrom('203.0.113.7', 'security');
  sayFrom('203.0.113.8', 'security');
  expect(told()).toEqual(['a request failed', 'a request failed', 'a request failed', 'security']);

  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'info',
      message: 'lines were left out',
      from: '203.0.113.7',
      lines: 102,
      leftOut: { 'a request failed': 2, security: 100 },
    }),
  ]);
  lines.splice(0);
  sayFrom('203.0.113.7', 'security');
  expect(told()).toEqual(['security']);
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual([]);
});

test('the addresses one subscriber has of IPv6 share a budget; the house’s own work has none', () => {
  const { sayFrom, told } = openSmallLog();
  for (let place = 0; place < 10; place += 1) sayFrom(`2001:db8:1:1::${place}`, 'security');
  for (let time = 0; time < 10; time += 1) sayFrom(undefined, 'a job failed');
  expect(told()).toEqual([...Array(3).fill('security'), ...Array(10).fill('a job failed')]);
});
