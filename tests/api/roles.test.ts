import { contract } from '#contract/contract.ts';
import { may, type Role, roles } from '#contract/people/roles.ts';
import { operationRights, rightFor } from '#contract/rights.ts';
import { share } from '#tests/proof/diagonal.ts';
import { openTestHouse } from '#tests/house.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());

const kari = await house.visitor().join();
await kari.connect();
await kari.ask.workspaces.current();

const operations = Object.entries(contract).flatMap(([noun, all]) =>
  Object.entries(all).map(([name, procedure]) => ({ path: [noun, name], procedure })),
);

test('the table knows every operation, and nothing else', () => {
  const told = Object.entries(operationRights).flatMap(([noun, all]) =>
    Object.keys(all).map((name) => `${noun}.${name}`),
  );
  expect(told.toSorted()).toEqual(operations.map(({ path }) => path.join('.')).toSorted());
});

test('whoever need not be signed in stands in the table as open, and nobody else', () => {
  const isOpen = ({ path }: { path: string[] }) => rightFor(path) === 'open';
  const asksNobody = ({ procedure }: (typeof operations)[number]) =>
    !('NOT_SIGNED_IN' in procedure['~orpc'].errorMap);
  expect(operations.filter(isOpen)).toEqual(operations.filter(asksNobody));
});

/** Asked with what fits nowhere: the right is looked at first, and nothing is done. */
async function ask(visitor: Visitor, path: string[]) {
  const answer = await visitor.post(`/rpc/${path.join('/')}`, { json: 'nothing of this kind' });
  if (!answer.headers.get('content-type')?.includes('json')) {
    await answer.body?.cancel();
    return { status: answer.status, isRefused: false };
  }
  const told = (await answer.json()) as { json?: { code?: string } };
  const isRefused = ['NOT_ALLOWED', 'NOT_AN_OPERATOR'].includes(told.json?.code ?? '');
  return { status: answer.status, isRefused };
}

/** These take no input, so that asking is doing. */
const doesAtOnce = new Set(['members.leave', 'connections.disconnect', 'leads.removeWebhook']);

const asked = roles.flatMap((role) =>
  operations.flatMap(({ path }) => {
    const name = path.join('.');
    const right = rightFor(path)!;
    if (right === 'open' || (may(role, right) && doesAtOnce.has(name))) return [];
    return [{ role, right, path, name, isRefused: !may(role, right) }];
  }),
);
const members = new Map<Role, Visitor>();
for (const role of roles) members.set(role, await joinTeam(house, kari, { role }));

test.each(
  share(
    asked,
    ({ name, isRefused }) => `${name} ${isRefused}`,
    ({ role, right }) => `${role} ${right}`,
  ),
)('$name asked by somebody who is $role', async ({ role, path, isRefused }) => {
  const answer = await ask(members.get(role)!, path);
  expect(answer.isRefused).toBe(isRefused);
  expect(answer.status).toBeLessThan(500);
  noteProof('isolation', { row: path[0]!, column: role, value: isRefused ? 0 : 1, of: 1 });
});

test('files, too, are for whoever may see them', async () => {
  const doors = {
    '/exports/audit-log.csv': 'manage',
    '/exports/workspace.zip': 'own',
    '/exports/leads/1.csv': 'leads',
    '/exports/compliance/1.pdf': 'see',
    '/media/4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77': 'see',
  } as const;
  for (const role of roles) {
    const member = await joinTeam(house, kari, { role });
    const answers: Record<string, boolean> = {};
    for (const path of Object.keys(doors)) answers[path] = (await member.fetch(path)).status !== 403;
    const upload = await member.fetch('/uploads', { method: 'POST', headers: { 'Tus-Resumable': '1.0.0' } });
    answers['/uploads'] = upload.status !== 403;
    const expected = Object.entries({ ...doors, '/uploads': 'draft' as const });
    expect({ role, ...answers }).toEqual({
      role,
      ...Object.fromEntries(expected.map(([path, right]) => [path, may(role, right)])),
    });
  }
});
