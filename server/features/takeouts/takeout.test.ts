import { setTimeout as wait } from 'node:timers/promises';
import { makePicture, prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { onThisMachine } from '#tests/receiver.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { contents, type Part } from './contents.ts';

const house = await openTestHouse(onThisMachine);
afterAll(() => house.close());

/** Tables of a workspace that are not in the file, with the reason. */
const leftOut: Record<string, string> = {
  preparations: 'what an assistant has prepared, for ten minutes',
  presences: 'who has which page open right now',
  facebook_logins: 'dialogs that are open right now',
  live_looks: 'when somebody last looked, so that it is kept fresh',
  attention_told: 'what an email has told of, so that it is not told twice',
  lead_tellings: 'who is still to be told of a lead, within the hour',
  snapshots: 'what Meta held the last time, to notice a change; the changes are in drifts',
  api_calls: 'how our own calls went: about this server, kept for a month',
  api_call_hours: 'the same, added up',
  rate_budgets: 'what Meta allows this server to ask',
};

const parts: Part[] = Object.values(contents).flat();

async function listTables(column: string): Promise<string[]> {
  const found = await house.ctx.db.execute(
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = ${column} order by 1`,
  );
  return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

test('every table of a workspace is in the file, or is left out for a reason', async () => {
  const told = new Set([...parts.map(({ table }) => table), ...Object.keys(leftOut)]);
  const forgotten = (await listTables('workspace_id')).filter((table) => !told.has(table));
  expect(forgotten, 'Put these into contents.ts').toEqual([]);
  for (const table of parts.filter(({ through }) => !through).map((part) => part.table))
    expect(await listTables('workspace_id')).toContain(table);
});

/** Unpacked by somebody else's program, as whoever takes the file does it. */
async function takeOut(visitor: Visitor, workspaceId: string): Promise<Record<string, Buffer>> {
  const answer = await visitor.fetch(`/exports/workspace.zip?workspace=${workspaceId}`);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

const rowsIn = (file: Buffer): Record<string, unknown>[] =>
  file
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function furnish(kari: Visitor): Promise<void> {
  await kari.connect();
  const { id } = await prepareCampaign(kari, { title: 'Pipes' });
  await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
  await house.runJobs();
  await kari.ask.comments.add({ subject: id, words: 'Ready?', mentions: [] });
  await kari.ask.leads.setWebhook({ url: 'http://127.0.0.1:9/leads' });
  await kari.ask.compliance.addFile({
    file: new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }),
  });
}

test('a client takes everything along, with the pictures as they were uploaded, and no secret', async () => {
  const kari = await house.visitor().join();
  await joinTeam(house, kari, { role: 'viewer' });
  await furnish(kari);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor: kari });
  await house.practice.answerForm(quoteForm, 2);
  await kari.ask.leads.refresh({ leadFormId: quoteForm, pageId: plumberPage });
  expect(facebookCampaignId).toEqual(expect.any(String));
  const picture = await uploadPicture(kari, '#123456');
  const neighbour = await house.visitor().join();
  await furnish(neighbour);
  const workspaceId = await kari.workspaceId();
  const { key } = await kari.makeKey({ name: 'Reports', access: 'write' });

  const files = await takeOut(kari, workspaceId);

  expect(files['README.txt']!.toString()).toContain('Everything in Kari Nordmann');
  for (const part of parts)
    expect(Object.keys(files).some((name) => name.endsWith(`/${part.table}.ndjson`))).toBe(true);
  expect(rowsIn(files['campaigns/campaigns.ndjson']!).map(({ title }) => title)).toContain('Pipes');
  expect(rowsIn(files['leads/leads.ndjson']!)).toHaveLength(2);
  expect(rowsIn(files['workspace/members.ndjson']!).map(({ role, name }) => [role, name])).toEqual(
    expect.arrayContaining([
      ['owner', 'Kari Nordmann'],
      ['viewer', 'Kari Nordmann'],
    ]),
  );
  expect(Object.keys(files).some((name) => name.startsWith(`media/originals/${picture}`))).toBe(true);
  expect(Object.keys(files).some((name) => name.startsWith('compliance/files/'))).toBe(true);
  expect((await makePicture('#123456')).length).toBeGreaterThan(0);

  // Nothing of another workspace.
  const owners = Object.entries(files)
    .filter(([name]) => name.endsWith('.ndjson'))
    .flatMap(([, file]) => rowsIn(file).map((row) => row['workspace_id'] ?? workspaceId));
  expect([...new Set(owners)]).toEqual([workspaceId]);
  const all = Object.entries(files)
    .filter(([name]) => name.endsWith('.ndjson'))
    .map(([, file]) => file.toString())
    .join('');
  expect(all).not.toContain(await neighbour.workspaceId());

  // No token, no key and no hash of one: only the log keeps its chain, and what was approved by what it was.
  expect(all).not.toContain(key);
  const names = new Set([...all.matchAll(/"(\w+)":/g)].map(([, name]) => name!));
  const suspicious = [...names].filter((name) => /token|secret|sealed|password|hash/i.test(name));
  expect(suspicious.toSorted()).toEqual(['hash', 'previous_hash', 'token_expires_at']);

  expect((await kari.ask.auditLog.list({})).lines.map(({ deed }) => deed)).toContain('workspace-downloaded');
}, 60_000);

test('who is removed while the file comes gets no more of it', async () => {
  const kari = await house.visitor().join();
  const ola = await joinTeam(house, kari, { role: 'owner' });
  const workspaceId = await kari.workspaceId();
  const answer = await ola.fetch(`/exports/workspace.zip?workspace=${workspaceId}`);
  const reader = answer.body!.getReader();
  await reader.read();
  const members = await kari.ask.members.list();
  const { personId } = members.find(({ email }) => email === ola.email)!;
  await kari.ask.members.remove({ personId });
  // A while later they are looked at again.
  await wait(300);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toBeDefined();
  const again = await kari.fetch(`/exports/workspace.zip?workspace=${workspaceId}`);
  expect(again.status).toBe(200);
  await again.body!.cancel();
});

test('only an owner who is signed in takes it, one at a time', async () => {
  const kari = await house.visitor().join();
  const admin = await joinTeam(house, kari, { role: 'admin' });
  const workspaceId = await kari.workspaceId();
  const path = `/exports/workspace.zip?workspace=${workspaceId}`;
  expect((await admin.fetch(path)).status).toBe(403);
  expect((await house.visitor().fetch(path)).status).toBe(401);
  const { key } = await kari.makeKey({ name: 'Reports', access: 'write' });
  const byKey = await house.visitor().fetch(path, { headers: { authorization: `Bearer ${key}` } });
  expect([byKey.status, ((await byKey.json()) as { code: string }).code]).toEqual([403, 'NOT_WITH_A_KEY']);
  const stranger = await house.visitor().join();
  expect((await stranger.fetch(path)).status).toBe(403);

  const first = await kari.fetch(path);
  expect((await kari.fetch(path)).status).toBe(429);
  await first.body!.cancel();
  const again = await kari.fetch(path);
  expect(again.status).toBe(200);
  await again.arrayBuffer();
});
