import { workspaceHeader } from '#contract/people/workspaces.ts';
import { describeApi } from '#server/api-docs/api-document.ts';
import { insertOperator } from '#server/features/people/operator-queries.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { operationsOf } from './bad-questions.ts';

const house = await openTestHouse();
afterAll(() => house.close());

/** Stands in whatever Kari has, and in nothing anybody else has. */
const secret = 'Hemmelig';
const syncing = openSyncing(house);
const kari = await syncing.member();
await house.subscribe(kari);
const { facebookCampaignId } = await openLeadCampaign(house, { visitor: kari, title: `${secret} sjekk` });
await syncing.synced(kari.ask);
await keepLeads(house, kari, [{ facebookCampaignId, hoursAgo: 2 }]);
const workspaceId = await kari.workspaceId();
const draft = await prepareCampaign(kari, { title: `${secret} utkast` });
const { id: personId } = await kari.ask.people.me();
const { adSets, ads } = await kari.ask.liveCampaigns.get({ facebookCampaignId });
const [lead] = (await kari.ask.leads.inbox({})).leads;
const [key, comment, invitation, operations] = await Promise.all([
  kari.makeKey({ name: `${secret} nøkkel`, access: 'write' }),
  kari.ask.comments.add({ subject: draft.id, spot: null, words: secret }),
  kari.ask.members.invite({ email: `${secret}@example.com`.toLowerCase(), role: 'viewer' }),
  kari.ask.operations.list({ facebookCampaignId }),
]);

/** What her things are called where an operation asks for one. */
const hers: Record<string, unknown> = {
  subject: draft.id,
  campaignId: draft.id,
  facebookCampaignId,
  facebookCampaignIds: [facebookCampaignId],
  facebookAdSetId: adSets[0]!.facebookAdSetId,
  facebookAdId: ads[0]!.facebookAdId,
  mediaId: draft.media[0]!.id,
  mediaIds: [draft.media[0]!.id],
  personId,
  adAccountId: draft.facebookAdAccountId,
  pageId: draft.facebookPageId,
  leadId: lead!.lead.id,
  facebookLeadId: lead!.lead.id,
};
const ids: Record<string, string> = {
  campaigns: draft.id,
  media: draft.media[0]!.id,
  apiKeys: key.id,
  comments: comment.id,
  members: invitation.id,
  operations: operations[0]!.id,
  leads: lead!.lead.id,
  workspaces: workspaceId,
};

/** The question as somebody in her workspace would ask it. */
function aboutHers(value: unknown, noun: string): unknown {
  if (Array.isArray(value)) return value.map((one) => aboutHers(one, noun));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (name in hers) return [name, hers[name]];
      return name === 'id' && noun in ids ? [name, ids[noun]] : [name, aboutHers(part, noun)];
    }),
  );
}

async function read<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  // Both engines answer an object with rows.
  return ((await house.ctx.db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** What the rows that are hers add up to, by their table. */
async function rowsOfKari(): Promise<Map<string, string | null>> {
  // Her calls are written a moment after they were made.
  await house.ctx.callNotes.flush();
  const tables = await read<{ name: string }>(
    sql`select table_name as name from information_schema.columns
        where column_name = 'workspace_id' and table_schema = 'public' order by 1`,
  );
  const kept = new Map<string, string | null>();
  for (const { name } of tables) {
    const [row] = await read<{ hash: string | null }>(
      sql`select md5(string_agg(t::text, '|' order by t::text)) as hash
          from ${sql.identifier(name)} t where workspace_id = ${workspaceId}`,
    );
    kept.set(name, row!.hash);
  }
  return kept;
}

const notAnotherTime = new Set(['deletions.deleteAccount']);
const fromElsewhere = { clientAddress: '203.0.113.7' };
const document = await describeApi('https://adfjord.test');
const doors = operationsOf(document).filter(({ operation }) => !notAnotherTime.has(operation.operationId));
const stranger = await house.visitor().join();
const another = await house.visitor().join();
const olga = await house.visitor().join();
await insertOperator(house.ctx.db, (await olga.ask.people.me()).id);
const { key: foreign } = await another.makeKey({ name: 'Program', access: 'write' });
// Whoever joins has all jobs done that wait by then, hers as well: so nobody does from here on.
const before = await rowsOfKari();

test('what she has is there to be found', async () => {
  expect(JSON.stringify(await kari.ask.campaigns.get({ id: draft.id }))).toContain(secret);
  expect([...before.values()].filter((hash) => hash !== null).length).toBeGreaterThan(15);
});

const stranded = house.visitor();

type Door = (typeof doors)[number];
interface Asked {
  door: Door;
  input: Record<string, unknown>;
}
const rpcAs = (visitor: typeof stranger, { door, input, named = {} }: Asked & { named?: object }) =>
  visitor.fetch(`/rpc/${door.operation.operationId.replace('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...named },
    body: JSON.stringify({ json: input }),
  });
const hersNamed = { [workspaceHeader]: workspaceId };

/** Everybody who is nobody in her workspace, and how they ask for what is hers. */
const outsiders: Record<string, (asked: Asked) => Promise<Response>> = {
  'another workspace': (asked) => rpcAs(stranger, asked),
  'another, naming hers': (asked) => rpcAs(stranger, { ...asked, named: hersNamed }),
  'a key of theirs': async (asked) => house.app.fetch(asProgram(asked), fromElsewhere),
  'nobody signed in': (asked) => rpcAs(stranded, asked),
  'whoever runs it': (asked) => rpcAs(olga, asked),
};
/** Operations of whoever runs the installation, who is told who is there, and nothing of what they have. */
const ofOperators = new Set(['operator', 'setup']);

function asProgram({ door: { method, path, operation }, input }: Asked): Request {
  const at = new URL(
    `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(input[name]))}`,
    'https://adfjord.test',
  );
  for (const { name, in: place } of operation.parameters ?? [])
    if (place === 'query') at.searchParams.set(name, String(input[name]));
  const headers = { authorization: `Bearer ${foreign}`, ...hersNamed };
  if (method === 'GET') return new Request(at, { headers });
  return new Request(at, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
}

test.each(doors.map((door) => [door.operation.operationId, door] as const))(
  '%s tells nobody from outside anything of hers',
  async (name, door) => {
    const { operation } = door;
    const [noun = ''] = name.split('.');
    const told = Object.fromEntries((operation.parameters ?? []).map((one) => [one.name, one.example]));
    const body = operation.requestBody?.content['application/json']?.example;
    const input = aboutHers({ ...told, ...(body as object) }, noun) as Record<string, unknown>;
    for (const [column, ask] of Object.entries(outsiders)) {
      const answer = await ask({ door, input });
      const isStream = answer.headers.get('content-type')?.includes('event-stream');
      const text = isStream ? '' : await answer.text();
      if (isStream) await answer.body?.cancel();
      const isTheirs = column === 'whoever runs it' && ofOperators.has(noun);
      const hidden = isTheirs ? [secret] : [secret, kari.email];
      expect(
        hidden.filter((each) => text.includes(each)),
        `${column}: ${text}`,
      ).toEqual([]);
      expect(answer.status, `${column}: ${text}`).toBeLessThan(500);
      noteProof('isolation', { row: noun, column, value: isTheirs && answer.ok ? 1 : 0, of: 1 });
    }
    // A key may ask so often in a minute.
    await house.passTime(1);
  },
);

test('whoever names a workspace of others is told that it is none of theirs', async () => {
  const named = stranger.askIn(workspaceId).workspaces.current();
  await expect(named).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
});

test('nothing of hers has changed by any of it', async () => {
  expect(await rowsOfKari()).toEqual(before);
});
