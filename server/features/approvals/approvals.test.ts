import { filesFor, openCaller } from '#tests/api/caller.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { expect, test } from 'vitest';
import { campaignShares } from './tables.ts';

const { house, kari } = await openPublishingHouse();
const stranger = () => house.visitor();
const nowhere = { code: 'APPROVAL_NOT_FOUND', defined: true };

async function askByLink(changes = {}) {
  const draft = await prepareCampaign(kari, changes);
  const { approval, link } = await kari.ask.approvals.ask({
    campaignId: draft.id,
    to: { way: 'link', name: 'Ola' },
  });
  return { draft, approval, token: link!.split('/').at(-1)! };
}

const demand = (approval: boolean) => kari.ask.workspaces.setDemands({ approval });

const listed = async (campaignId: string) => {
  const { approvals } = await kari.ask.approvals.list({ campaignId });
  return approvals.map(({ state }) => state);
};
const publish = (campaignId: string, seen?: { version: number }) =>
  kari.ask.publications.publish({ campaignId, launchImmediately: false, ...(seen && { seen }) });
const yes = (token: string, name = 'Ola Nordmann') =>
  stranger().ask.approvals.decideByLink({ token, name, decision: 'approved' });

test('whoever holds the link sees all that would be published, and answers once', async () => {
  const { draft, approval, token } = await askByLink();
  const ola = stranger();
  const { content } = await ola.ask.approvals.openLink({ token });
  const [ad] = draft.ads;
  expect(content).toMatchObject({
    title: 'Winter check',
    dailyBudgetMinor: 15_000,
    ageFrom: 25,
    locations: [{ name: 'Bergen' }],
    websiteUrl: 'https://bergenror.example/winter',
    ads: [{ headline: ad!.headline, primaryText: ad!.primaryText }, {}],
  });
  expect(content!.law.packs.map(({ name }) => name)).toEqual(['norway', 'eu', 'meta']);
  expect(await listed(draft.id)).toEqual(['opened']);

  const spots = [{ spot: `ads.${ad!.id}.headline`, words: 'Shorter, please' }];
  const answer = { token, name: 'Ola Nordmann', decision: 'changes' as const, words: 'Almost', spots };
  const told = await ola.ask.approvals.decideByLink(answer);
  expect(told).toMatchObject({ state: 'changes', decidedBy: 'Ola Nordmann', version: approval.version });
  for (const again of [answer, { ...answer, decision: 'approved' as const }])
    await expect(ola.ask.approvals.decideByLink(again)).rejects.toMatchObject(nowhere);
  await expect(ola.ask.approvals.openLink({ token })).rejects.toMatchObject(nowhere);

  await house.runJobs();
  const letter = (await house.practice.emailsTo(kari.email)).at(-1)!;
  expect(letter.subject).toBe('Ola Nordmann asks for changes to Winter check');
  expect(letter.text).toContain('Shorter, please');
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines[0]).toMatchObject({
    actor: { kind: 'link', name: 'Ola Nordmann' },
    deed: 'approval-decided',
    to: { decision: 'changes', version: approval.version, asked: 'Ola' },
    address: expect.stringMatching(/^10\./),
  });
});

test('of two answers at once one counts', async () => {
  const { token } = await askByLink();
  const answers = await Promise.allSettled([yes(token, 'Ola'), yes(token, 'Per')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a link that ended, was called back, or never was, tells a stranger the same', async () => {
  const ended = await askByLink();
  await house.passTime(7 * 24 * 60 + 1);
  await kari.signIn();
  const revoked = await askByLink();
  await kari.ask.approvals.revoke({ id: revoked.approval.id });
  const replaced = await askByLink();
  const { link } = await kari.ask.approvals.askAgain({ id: replaced.approval.id });
  const answers = await Promise.all(
    [ended.token, revoked.token, replaced.token, 'x'.repeat(43)].map((token) =>
      stranger()
        .ask.approvals.openLink({ token })
        .catch((error: unknown) => JSON.stringify(error)),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('APPROVAL_NOT_FOUND');
  expect([...(await listed(ended.draft.id)), ...(await listed(revoked.draft.id))]).toEqual([
    'ended',
    'revoked',
  ]);
  expect(await listed(replaced.draft.id)).toEqual(['waiting', 'revoked']);
  await yes(link!.split('/').at(-1)!);
});

test('a program that looks at every link of an email opens nothing and decides nothing', async () => {
  const draft = await prepareCampaign(kari);
  const email = `${crypto.randomUUID()}@example.test`;
  await kari.ask.approvals.ask({ campaignId: draft.id, to: { way: 'email', name: 'Ola', email } });
  await house.runJobs();
  const letter = (await house.practice.emailsTo(email)).at(-1)!;
  expect(letter.subject).toBe('Kari Nordmann asks for your approval: Winter check');
  const path = new URL(/https:\S+\/a\/\S+/.exec(letter.text)![0]).pathname;
  for (const method of ['HEAD', 'GET', 'GET']) {
    const page = await stranger().fetch(path, { method, headers: { accept: 'text/html' } });
    expect([page.headers.get('referrer-policy'), page.headers.get('x-robots-tag')]).toEqual([
      'no-referrer',
      'noindex',
    ]);
    expect(page.headers.getSetCookie()).toEqual([]);
  }
  expect(await listed(draft.id)).toEqual(['waiting']);
  const foreign = await stranger().fetch('/rpc/approvals/decideByLink', {
    method: 'POST',
    headers: { origin: 'https://mail.example', 'content-type': 'application/json' },
    body: JSON.stringify({
      json: { token: path.split('/').at(-1), name: 'A scanner', decision: 'approved' },
    }),
  });
  expect(foreign.status).toBe(403);
  expect(await listed(draft.id)).toEqual(['waiting']);
});

test('its pictures are shown to whoever holds the link, as long as it leads anywhere, and no others', async () => {
  const { draft, token, approval } = await askByLink();
  const { content } = await stranger().ask.approvals.openLink({ token });
  const { url } = content!.ads[0]!;
  const look = async (path: string, visitor: Pick<Visitor, 'fetch'> = stranger()) => {
    const answer = await visitor.fetch(path);
    await answer.bytes();
    return [answer.status, answer.headers.get('cache-control')];
  };
  expect(await look(url)).toEqual([200, 'private, no-store']);
  const mediaId = await uploadPicture(kari, '#123456');
  const others = [
    url.replace(token, 'y'.repeat(43)),
    url.replace(token, approval.id),
    url.replace('/0/', '/9/'),
    url.replace('seen', 'film'),
    url.replace('seen', '1x1'),
    `/media/${mediaId}`,
    `/media/${draft.mediaIds[0]}/preview`,
  ];
  for (const path of others) expect([path, (await look(path))[0]]).toEqual([path, 404]);
  await yes(token);
  expect((await look(url))[0]).toBe(404);
});

test('any change voids an approval and says by whom; the same content again is approved again', async () => {
  const { draft, token } = await askByLink();
  await yes(token);
  const change = async (headline: string, version: number) => {
    const [first, ...others] = draft.ads;
    const ads = [{ ...first!, headline }, ...others];
    return kari.ask.campaigns.update({ id: draft.id, version, changes: { ads } });
  };
  const { version } = await change('Another headline', draft.version);
  const { approvals, hash } = await kari.ask.approvals.list({ campaignId: draft.id });
  expect(approvals).toMatchObject([{ state: 'void', decidedBy: 'Ola Nordmann', voidedBy: 'Kari Nordmann' }]);
  expect(hash!.slice(0, 4)).not.toBe(approvals[0]!.version);
  const { lines } = await kari.ask.auditLog.list({});
  expect(lines[0]).toMatchObject({ deed: 'approval-voided', to: { approvedBy: 'Ola Nordmann' } });

  await change(draft.ads[0]!.headline, version);
  expect(await listed(draft.id)).toEqual(['approved']);
});

test('what changed while somebody looked at it cannot be approved', async () => {
  const { draft, token } = await askByLink();
  await kari.ask.campaigns.update({
    id: draft.id,
    version: draft.version,
    changes: { dailyBudgetMinor: 16_000 },
  });
  expect(await stranger().ask.approvals.openLink({ token })).toMatchObject({ content: null });
  await expect(yes(token)).rejects.toMatchObject({ code: 'APPROVAL_VOID', defined: true });
  expect(await listed(draft.id)).toEqual(['void']);
});

test('where approval is demanded nothing else is published, and the check says so before', async () => {
  await demand(true);
  const { draft, token } = await askByLink();
  const needed = (why: string) => ({ code: 'APPROVAL_NEEDED', defined: true, data: { why } });
  const check = async () => {
    const { checks } = await kari.ask.publications.check({ campaignId: draft.id });
    const { state, code } = checks.find(({ name }) => name === 'approval')!;
    return [state, code];
  };
  await expect(publish(draft.id)).rejects.toMatchObject(needed('waiting'));
  expect(await check()).toEqual(['missing', 'approval-waiting']);
  await yes(token);
  expect(await check()).toEqual(['fine', 'approved']);

  // Between the review and the button somebody changes it, in another window.
  const { version } = await kari.ask.campaigns.update({
    id: draft.id,
    version: draft.version,
    changes: { ageTo: 64 },
  });
  await expect(publish(draft.id, { version })).rejects.toMatchObject(needed('void'));
  expect(await kari.ask.campaigns.get({ id: draft.id })).toMatchObject({ status: 'draft' });
  await kari.ask.campaigns.update({ id: draft.id, version, changes: { ageTo: 65 } });
  await publish(draft.id);

  const unasked = await prepareCampaign(kari);
  await expect(publish(unasked.id)).rejects.toMatchObject(needed('none'));
  const { hash } = await kari.ask.approvals.list({ campaignId: unasked.id });
  await expect(
    kari.ask.approvals.approve({ campaignId: unasked.id, hash: hash!.replace(/./, 'x') }),
  ).rejects.toMatchObject({ code: 'APPROVAL_VOID' });
  await kari.ask.approvals.approve({ campaignId: unasked.id, hash: hash! });
  await publish(unasked.id);
  await demand(false);
  await house.runJobs();
});

test('an approval that is called back while it is published counts, or keeps it from being published', async () => {
  await demand(true);
  for (let time = 0; time < 4; time += 1) {
    const { draft, approval, token } = await askByLink();
    await yes(token);
    const revoke = () => kari.ask.approvals.revoke({ id: approval.id });
    const both = time % 2 ? [revoke(), publish(draft.id)] : [publish(draft.id), revoke()];
    const ends = await Promise.allSettled(both);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = ends.find((end) => end.status === 'rejected')!;
    expect(['APPROVAL_NEEDED', 'ALREADY_PUBLISHED']).toContain(lost.reason.code);
    const { status } = await kari.ask.campaigns.get({ id: draft.id });
    expect(status).toBe(lost.reason.code === 'APPROVAL_NEEDED' ? 'draft' : 'publishing');
    await house.runJobs();
  }
  await demand(false);
});

test('a member is asked in the app, sees the campaign from then on, and nobody else can answer', async () => {
  const per = await joinTeam(house, kari, { role: 'client' });
  const { personId } = (await kari.ask.members.list()).find(({ email }) => email === per.email)!;
  const draft = await prepareCampaign(kari);
  const { approval, link } = await kari.ask.approvals.ask({
    campaignId: draft.id,
    to: { way: 'member', personId },
  });
  expect([link, approval.isMember]).toEqual([null, true]);
  await house.runJobs();
  const letters = (await house.practice.emailsTo(per.email)).map(({ text }) => text).join();
  expect(letters).toContain(`/approvals/${approval.id}?workspace=`);
  expect(await house.ctx.db.select().from(campaignShares)).toMatchObject([
    { campaignId: draft.id, personId },
  ]);

  expect(await per.ask.approvals.listMine()).toMatchObject([{ title: 'Winter check', state: 'waiting' }]);
  const { content } = await per.ask.approvals.get({ id: approval.id });
  const { url } = content!.ads[0]!;
  expect((await per.fetch(url)).status).toBe(200);
  const home = (await per.ask.workspaces.list()).find(({ role }) => role === 'owner')!;
  const wish = { name: 'Elsewhere', access: 'read', password: per.password } as const;
  const { key } = await per.askIn(home.id).apiKeys.create(wish);
  expect((await filesFor(house, key).fetch(url)).status).toBe(404);
  const eve = await house.visitor().join();
  for (const visitor of [kari, eve]) {
    await expect(visitor.ask.approvals.get({ id: approval.id })).rejects.toMatchObject(nowhere);
    const answer = { id: approval.id, decision: 'approved' as const };
    await expect(visitor.ask.approvals.decide(answer)).rejects.toMatchObject(nowhere);
    expect((await visitor.fetch(content!.ads[0]!.url)).status).toBe(404);
  }
  for (const ask of [
    () => eve.ask.approvals.revoke({ id: approval.id }),
    () => eve.ask.approvals.askAgain({ id: approval.id }),
  ])
    await expect(ask()).rejects.toMatchObject(nowhere);
  await expect(eve.ask.approvals.list({ campaignId: draft.id })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_FOUND',
  });
  expect(await per.ask.approvals.decide({ id: approval.id, decision: 'approved' })).toMatchObject({
    state: 'approved',
    decidedBy: 'Kari Nordmann',
  });
});

test('what a member has approved is listed as decided, to them alone, and says when a change voided it', async () => {
  const per = await joinTeam(house, kari, { role: 'approver' });
  const { id: personId } = await per.ask.people.me();
  const draft = await prepareCampaign(kari);
  const to = { way: 'member' as const, personId };
  const { id } = (await kari.ask.approvals.ask({ campaignId: draft.id, to })).approval;
  const asked = { id, title: 'Winter check', state: 'waiting', decidedAt: null };
  expect(await per.ask.approvals.listMine()).toMatchObject([asked]);

  await per.ask.approvals.decide({ id, decision: 'approved' });
  const decided = { ...asked, state: 'approved', decidedBy: 'Kari Nordmann', decidedAt: expect.any(String) };
  expect(await per.ask.approvals.listMine()).toMatchObject([decided]);
  expect(await per.ask.approvals.get({ id })).toMatchObject({ approval: { id, state: 'approved' } });

  const eve = await house.visitor().join();
  const author = await joinTeam(house, kari, { role: 'author' });
  for (const visitor of [kari, eve, author]) {
    expect((await visitor.ask.approvals.listMine()).filter((one) => one.id === id)).toEqual([]);
    await expect(visitor.ask.approvals.get({ id })).rejects.toMatchObject(nowhere);
  }
  const own = (await per.ask.workspaces.list()).find(({ role }) => role === 'owner')!;
  expect(await per.askIn(own.id).approvals.listMine()).toEqual([]);
  await expect(stranger().ask.approvals.listMine()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });

  const changes = { dailyBudgetMinor: 16_000 };
  await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes });
  expect(await per.ask.approvals.listMine()).toMatchObject([
    { ...decided, state: 'void', voidedBy: 'Kari Nordmann', voidedAt: expect.any(String) },
  ]);
});

test('whoever only drafts gets no approval by answering their own link, nor by asking themselves', async () => {
  const author = await joinTeam(house, kari, { role: 'author' });
  const { id: authorId } = await author.ask.people.me();
  const draft = await prepareCampaign(author);
  const ask = (to: Parameters<typeof author.ask.approvals.ask>[0]['to']) =>
    author.ask.approvals.ask({ campaignId: draft.id, to });
  const { link } = await ask({ way: 'link', name: 'Boss' });
  await yes(link!.split('/').at(-1)!, 'Boss');
  await expect(ask({ way: 'member', personId: authorId })).rejects.toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });

  await demand(true);
  await expect(publish(draft.id)).rejects.toMatchObject({ code: 'APPROVAL_NEEDED', data: { why: 'none' } });
  await expect(ask({ way: 'link', name: 'Boss' })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
    data: { right: 'approve', role: 'author' },
  });
  const { id: personId } = await kari.ask.people.me();
  const { approval } = await ask({ way: 'member', personId });
  await kari.ask.approvals.decide({ id: approval.id, decision: 'approved' });
  await publish(draft.id);
  await demand(false);
  await house.runJobs();
});

test('a question is answered by whoever may still answer, and a key that drafts answers none', async () => {
  const per = await joinTeam(house, kari, { role: 'admin' });
  const { id: personId } = await per.ask.people.me();
  const draft = await prepareCampaign(kari);
  const ask = () => per.ask.approvals.ask({ campaignId: draft.id, to: { way: 'member', personId } });
  const { approval } = await ask();
  const wish = { name: 'Program', access: 'write', role: 'advertiser', password: per.password } as const;
  const call = openCaller(house, (await per.ask.apiKeys.create(wish)).key);
  const answer = { decision: 'approved' as const };
  expect(await call('POST', `/approvals/${approval.id}/decision`, answer)).toMatchObject({
    status: 403,
    body: { code: 'NOT_ALLOWED', data: { right: 'approve', role: 'advertiser' } },
  });
  await kari.ask.members.update({ personId, role: 'advertiser' });
  await expect(per.ask.approvals.decide({ id: approval.id, ...answer })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
    data: { right: 'approve', role: 'advertiser' },
  });
});

test('a program that only drafts asks members, and hands out no link it could answer itself', async () => {
  const draft = await prepareCampaign(kari);
  const wish = { name: 'Writer', access: 'write', role: 'author', password: kari.password } as const;
  const call = openCaller(house, (await kari.ask.apiKeys.create(wish)).key);
  const ask = (to: object) => call('POST', `/campaigns/${draft.id}/approvals`, { to });
  expect(await ask({ way: 'link', name: 'Boss' })).toMatchObject({
    status: 403,
    body: { code: 'NOT_ALLOWED', data: { right: 'approve', role: 'author' } },
  });
  const { id: personId } = await kari.ask.people.me();
  expect(await ask({ way: 'member', personId })).toMatchObject({ status: 201 });
});

test('whoever approves reads what a form made here asks for', async () => {
  const { pages } = (await kari.ask.connections.get())!;
  const { id: leadFormId } = await kari.ask.publications.createLeadForm({
    pageId: pages[0]!.id,
    name: 'Quote for a warm house',
    language: 'English',
    intro: null,
    questions: ['FULL_NAME', 'PHONE'],
    ownQuestions: ['Which day?'],
    privacyPolicyUrl: 'https://bergenror.example/privacy',
    thankYou: {
      title: 'Thank you',
      text: 'We will call you.',
      button: 'Read more',
      websiteUrl: 'https://bergenror.example',
    },
  });
  const draft = await prepareCampaign(kari, { objective: 'leads', leadFormId });
  const { link } = await kari.ask.approvals.ask({
    campaignId: draft.id,
    to: { way: 'link', name: 'Ola' },
  });
  const { content } = await stranger().ask.approvals.openLink({ token: link!.split('/').at(-1)! });
  expect(content).toMatchObject({ leadFormId, leadFormQuestions: ['FULL_NAME', 'PHONE', 'Which day?'] });
});

test('a no is not called back, so that an older yes counts again', async () => {
  await demand(true);
  const author = await joinTeam(house, kari, { role: 'advertiser' });
  const first = await askByLink();
  await yes(first.token);
  const { approval, link } = await kari.ask.approvals.ask({
    campaignId: first.draft.id,
    to: { way: 'link', name: 'Eva' },
  });
  await house.passTime(1);
  const no = { name: 'Eva', decision: 'refused' as const, words: 'Too dear' };
  await stranger().ask.approvals.decideByLink({ token: link!.split('/').at(-1)!, ...no });
  await expect(author.ask.approvals.revoke({ id: approval.id })).rejects.toMatchObject(nowhere);
  await expect(publish(first.draft.id)).rejects.toMatchObject({
    code: 'APPROVAL_NEEDED',
    data: { why: 'refused' },
  });
  await demand(false);
});
