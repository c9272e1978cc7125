import type { Operation } from '#contract/operations/operations.ts';
import type { Publication } from '#contract/publishing/publications.ts';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { api, queryClient, server } from '#web/api.ts';
import { useToasts } from '#web/ui/toast/toast.tsx';
import { hear, runOperation } from './run-operation.ts';
import { operationsUnderWay } from './store.ts';

const running: Operation = {
  id: '',
  facebookCampaignId: '9',
  details: { kind: 'name', from: 'Old', to: 'New' },
  by: 'Kari',
  status: 'running',
  problem: null,
  startedAt: '2026-11-22T10:00:00Z',
  finishedAt: null,
  waitsUntil: null,
  undoes: null,
  canUndo: false,
  whyNoUndo: null,
};
afterEach(() => vi.useRealTimers());

const newOne = () => ({ ...running, id: crypto.randomUUID() });
const problem = {
  code: 'refused' as const,
  title: 'Not like that',
  text: 'Too blue.',
  isMoneyAtRisk: false,
  reference: null,
};

test('who asked hears of the end by the stream, and nothing is under way any more', async () => {
  const operation = newOne();
  const outcome = runOperation({ kind: 'name', ask: () => Promise.resolve(operation) });
  await expect.poll(() => operationsUnderWay()).toContainEqual(operation);
  hear({ ...operation, status: 'done' });
  expect(await outcome).toMatchObject({ ended: 'done', operation: { id: operation.id } });
  expect(operationsUnderWay()).toEqual([]);
});

test('an end that the stream told before the answer came is not lost', async () => {
  const operation = newOne();
  const outcome = runOperation({
    kind: 'name',
    ask() {
      hear(operation);
      hear({ ...operation, status: 'failed', problem });
      return Promise.resolve(operation);
    },
  });
  expect(await outcome).toMatchObject({ ended: 'failed', reason: 'Not like that. Too blue.' });
});

test('what has to wait is told as under way, and its end afterwards', async () => {
  const operation = newOne();
  const asked = runOperation({ kind: 'name', ask: () => Promise.resolve(operation) });
  await expect.poll(() => operationsUnderWay()).toContainEqual(operation);
  hear({ ...operation, problem });
  const outcome = await asked;
  if (outcome.ended !== 'running') throw new Error(`It has ended as ${outcome.ended}.`);
  hear({ ...operation, status: 'done' });
  expect(await outcome.end).toMatchObject({ status: 'done' });
});

test('a refusal before anything began is told with its reason', async () => {
  const outcome = await runOperation({
    kind: 'name',
    ask: () => Promise.reject(new Error('no')),
    isFailureToldThere: true,
  });
  expect(outcome).toMatchObject({ ended: 'failed' });
  expect(operationsUnderWay()).toEqual([]);
});

test('an end that cannot be asked for is waited for, and not told as a failure', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const operation = newOne();
  const outcome = runOperation({ kind: 'name', ask: () => Promise.resolve(operation) });
  await expect.poll(() => operationsUnderWay()).toContainEqual(operation);
  // Nobody answers here.
  vi.advanceTimersByTime(15_000);
  await expect(server.operations.get({ id: operation.id })).rejects.toBeInstanceOf(Error);
  hear({ ...operation, status: 'done' });
  expect(await outcome).toMatchObject({ ended: 'done' });
});

test('what somebody else begins elsewhere is under way here until it ends', () => {
  const operation = newOne();
  hear(operation);
  expect(operationsUnderWay()).toEqual([operation]);
  hear({ ...operation, status: 'done' });
  expect(operationsUnderWay()).toEqual([]);
});

test('a publication is known on every page as it goes on, and its end is told where no page tells it', () => {
  const publication: Publication = {
    id: crypto.randomUUID(),
    campaignId: crypto.randomUUID(),
    campaignTitle: 'Winter check',
    launchImmediately: true,
    status: 'running',
    waiting: null,
    steps: [],
    problem: null,
    facebookCampaignId: null,
    startedAt: running.startedAt,
    finishedAt: null,
  };
  const { id, campaignId } = publication;
  const details = {
    kind: 'publication',
    campaignId,
    name: 'Winter check',
    launchImmediately: true,
    adCount: 2,
  } as const;
  const latest = () =>
    queryClient.getQueryData(api.publications.latest.queryKey({ input: { campaignId } }))?.status;
  const operation: Operation = { ...running, id, facebookCampaignId: null, details, publication };

  hear(operation);
  expect(latest()).toBe('running');
  expect(toldTitles()).not.toContain('is on Facebook');
  hear({ ...operation, status: 'done', publication: { ...publication, status: 'published' } });
  expect(latest()).toBe('published');
  expect(toldTitles()).toContain('Winter check&quot; is on Facebook');
});

test('a way back is no more offered once the same thing has been changed again, here or elsewhere', async () => {
  const status = (from: string, to: 'ACTIVE' | 'PAUSED') => ({ kind: 'status', from, to }) as const;
  const paused: Operation = { ...newOne(), details: status('ACTIVE', 'PAUSED'), canUndo: true };
  const outcome = runOperation({ kind: 'status', ask: () => Promise.resolve(paused) });
  await expect.poll(() => operationsUnderWay()).toContainEqual(paused);
  hear({ ...paused, status: 'done' });
  await outcome;
  expect(toldTitles()).toContain('Campaign paused');
  const other = { ...newOne(), details: status('ACTIVE', 'PAUSED'), facebookCampaignId: '10' };
  hear({ ...other, status: 'done' });
  expect(toldTitles()).toContain('Campaign paused');
  hear({ ...newOne(), details: status('PAUSED', 'ACTIVE'), status: 'done' });
  expect(toldTitles()).not.toContain('Campaign paused');
});

function toldTitles(): string {
  return renderToString(
    createElement(function Titles() {
      return useToasts()
        .map(({ title }) => title)
        .join();
    }),
  );
}
