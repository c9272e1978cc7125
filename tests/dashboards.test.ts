import { readFileSync } from 'node:fs';
import { tidyMessages } from '#server/features/support/forward-message.ts';
import { expect, test } from 'vitest';
import { openTestHouse } from './house.ts';
import { openSyncing } from './syncing.ts';

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

test('the dashboard and the alert rules ask for what /metrics tells, by labels it tells it with', async () => {
  const world = await openTestHouse({ BACKUP_DIR: '/nowhere' });
  const kari = await openSyncing(world).member();
  await openSyncing(world).synced(kari.ask, 'manual');
  await world.ctx.queue.add(world.ctx.db, tidyMessages, {}, { key: 'one that waits' });
  const { text } = await world.ctx.meters.tell();
  await world.close();

  const { panels } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as Dashboard;
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8').matchAll(/^ +expr: (.+)$/gm);
  const asked = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...alerts].map(([, expr]) => expr!),
  ].flatMap(readQuestions);
  expect(asked.length).toBeGreaterThan(25);
  expect(asked.filter((question) => !isTold(text, question))).toEqual([]);
  expect(isTold(text, { name: 'adfjord_nothing_total', labels: [] })).toBe(false);
  expect(isTold(text, { name: 'adfjord_queue_jobs', labels: ['colour'] })).toBe(false);
});

interface Question {
  name: string;
  labels: string[];
}

/** Each of our metrics an expression names, with the labels it picks it by. */
function readQuestions(expression: string): Question[] {
  return [...expression.matchAll(/(adfjord_\w+)(?:\{([^}]*)\})?/g)].map(([, name, picked = '']) => ({
    name: name!,
    labels: [...picked.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
  }));
}

function isTold(text: string, { name, labels }: Question): boolean {
  const lines = text.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line));
  const isKnown =
    text.includes(`# TYPE ${name} `) ||
    text.includes(`# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} histogram\n`);
  return isKnown && labels.every((label) => lines.some((line) => line.includes(`${label}="`)));
}
