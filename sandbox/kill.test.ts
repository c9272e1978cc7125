import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { bergen, newAdSet, newCampaign, newCreative } from '#sandbox/practice/practice-tree.ts';
import { nok } from '#sandbox/practice/practice.ts';
import { isProof } from '#tests/proof/chance.ts';

const rounds = isProof ? 20 : 4;
const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-kill-'));
const port = await findFreePort();
const address = `http://127.0.0.1:${port}`;
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was answered is there after a kill at any moment, and nothing is there by half', async () => {
  let child = await start();
  const token = textOf((await control('tokens', { state: 'ok' }))['accessToken']);
  const answered = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const writing = write(token, round, answered);
    // Each round ends somewhere else in what is being written.
    await untilAnswered(answered, answered.size + 1 + ((round * 7) % 11));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await writing;
    child = await start();
    const state = (await read('/_sandbox/state'))['meta'];
    const kept = new Map(
      ['campaigns', 'adsets', 'adcreatives', 'ads', 'adimages'].flatMap((kind) =>
        listOf(at(state, kind)).map((thing) => [textOf(at(thing, 'id')), thing] as const),
      ),
    );
    for (const [id, name] of answered) expect([id, at(kept.get(id), 'name')]).toEqual([id, name]);
    expect(listOf(at(state, 'adsets')).filter((each) => !kept.has(textOf(at(each, 'campaign_id'))))).toEqual(
      [],
    );
    expect(listOf(at(state, 'ads')).filter((each) => !isWhole(each, kept))).toEqual([]);
  }
  expect(answered.size).toBeGreaterThan(rounds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 120_000);

function isWhole(ad: unknown, kept: Map<string, unknown>): boolean {
  return kept.has(textOf(at(ad, 'adset_id'))) && kept.has(textOf(at(ad, 'creative_id')));
}

/** Writes trees one after another, singly and in batches, until nobody answers any more. */
async function write(token: string, round: number, answered: Map<string, string>): Promise<void> {
  const post = async (edge: string, body: Fields) => {
    const made = textOf((await read(`/meta/v26.0/${edge}?access_token=${token}`, body))['id']);
    answered.set(made, textOf(body['name']));
    return made;
  };
  try {
    for (let number = 0; ; number += 1) {
      const name = `${round}.${number}`;
      const campaign = await post(`${nok}/campaigns`, { ...newCampaign, name });
      const adSet = await post(`${nok}/adsets`, { ...newAdSet(campaign), name });
      const creative = await post(`${nok}/adcreatives`, { ...newCreative, name });
      await post(`${nok}/ads`, { name, adset_id: adSet, creative: { creative_id: creative } });
      await read(`/meta/v26.0/${adSet}?access_token=${token}`, {
        targeting: {
          geo_locations: { cities: [{ key: bergen, radius: 30, distance_unit: 'kilometer' }] },
          targeting_automation: { advantage_audience: 0 },
        },
      });
      await control('leads', { formId: '5100000000000001', count: 3 });
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function untilAnswered(answered: Map<string, string>, count: number): Promise<void> {
  await expect.poll(() => answered.size, { interval: 1, timeout: 20_000 }).toBeGreaterThanOrEqual(count);
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, SANDBOX_PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says one thing: that it is ready.
  await once(child.stdout, 'data');
  return child;
}

async function read(where: string, body?: Fields): Promise<Fields> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${address}${where}`, {
    headers: { 'content-type': 'application/json' },
    ...sent,
  });
  // Every answer of the sandbox that is asked for here is an object.
  const answer = (await response.json()) as Fields;
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

const control = (call: string, body: Fields) => read(`/_sandbox/${call}`, body);

/** One whose neighbour is free as well: letters are taken there. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = await take(0);
    if (
      await take(port + 1).then(
        () => true,
        () => false,
      )
    )
      return port;
  }
}

function take(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const taken = probe.address();
      probe.close(() => resolve(typeof taken === 'object' && taken ? taken.port : wanted));
    });
  });
}
