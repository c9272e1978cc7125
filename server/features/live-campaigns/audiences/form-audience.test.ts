import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign, quoteForm } from '#tests/lead-campaigns.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
const { practice } = house;
afterAll(() => house.close());

const { visitor: kari, facebookCampaignId } = await openLeadCampaign(house);
const { adAccounts } = (await kari.ask.connections.get())!;
await kari.ask.connections.select({ adAccountId: adAccounts[0]!.id });
await kari.ask.liveCampaigns.sync({ type: 'manual' });
await house.runJobs();
const {
  make: makeFormAudience,
  remove: removeFormAudience,
  list: listFormAudiences,
} = kari.ask.formAudiences;
const ofForm = { facebookCampaignId, facebookFormId: quoteForm };

/** How often Meta was asked to make one. */
async function timesMade(): Promise<number> {
  const requests = await practice.requests();
  return requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/customaudiences')).length;
}

async function endOf(asked: Promise<{ id: string }>) {
  const { id } = await asked;
  await house.runJobs();
  return kari.ask.operations.get({ id });
}

/** Meta makes the next audience, and nobody hears of it. */
const loseAnswer = () =>
  practice.call('POST', 'troubles', {
    service: 'meta',
    method: 'POST',
    path: '/customaudiences$',
    times: 1,
    trouble: { kind: 'loses-answer' },
  });

test('whoever did not send a form becomes an audience once, even where Meta’s answer was lost', async () => {
  await loseAnswer();
  const { id } = await makeFormAudience({ ...ofForm, formName: 'Ask for a quote' });
  await house.runJobs();
  await house.retryJobs();
  const { details, status } = await kari.ask.operations.get({ id });
  expect({ details, status }).toMatchObject({
    status: 'done',
    details: { kind: 'form-audience', to: 'made' },
  });
  expect(await timesMade()).toBe(1);
  expect(await listFormAudiences()).toMatchObject([
    { facebookFormId: quoteForm, name: `Adfjord: Ask for a quote, opened and not sent (${quoteForm})` },
  ]);
  await expect(makeFormAudience({ ...ofForm, formName: '' })).rejects.toMatchObject({
    code: 'FORM_AUDIENCE_EXISTS',
  });
});

test('it is removed at Meta and here, and can be made again', async () => {
  expect(await endOf(removeFormAudience(ofForm))).toMatchObject({ status: 'done', canUndo: false });
  expect(await listFormAudiences()).toEqual([]);
  await expect(removeFormAudience(ofForm)).rejects.toMatchObject({ code: 'FORM_AUDIENCE_NOT_FOUND' });
  expect(await endOf(makeFormAudience({ ...ofForm, formName: 'Again' }))).toMatchObject({ status: 'done' });
  expect(await listFormAudiences()).toHaveLength(1);
});

test('a form Meta does not know is refused with Meta’s words, and nothing is listed', async () => {
  const ended = await endOf(makeFormAudience({ ...ofForm, facebookFormId: '999', formName: 'x' }));
  expect(ended).toMatchObject({ status: 'failed' });
  expect(ended.problem?.text).toContain('The rule of the audience is not valid');
  expect(await listFormAudiences()).toHaveLength(1);
});

test.each([0, 50])(
  'it is made once where lists show it %i seconds late and the answer was lost',
  async (late) => {
    await endOf(removeFormAudience(ofForm));
    const before = await timesMade();
    await practice.call('POST', 'switches', { late_in_lists_seconds: late });
    await loseAnswer();
    const { id } = await makeFormAudience({ ...ofForm, formName: 'Late' });
    await house.runJobs();
    await house.retryJobs();
    await house.passTime(1);
    await house.retryJobs();
    expect(await kari.ask.operations.get({ id })).toMatchObject({ status: 'done' });
    expect(await timesMade()).toBe(before + 1);
    await practice.call('POST', 'switches', { late_in_lists_seconds: 0 });
  },
);

test.each([
  ['not-wanted', 'done', 1],
  ['demanded', 'failed', 0],
])('whether Meta wants to be told what kind it is: %s', async (value, status, count) => {
  await endOf(removeFormAudience(ofForm));
  await practice.call('POST', 'switches', { form_audience_subtype: value });
  const ended = await endOf(makeFormAudience({ ...ofForm, formName: 'Kind' }));
  expect(ended).toMatchObject({ status });
  expect(await listFormAudiences()).toHaveLength(count);
  await practice.call('POST', 'switches', { form_audience_subtype: 'not-wanted' });
});

test('a neighbour neither sees it nor makes one of the campaign', async () => {
  const ola = await house.visitor().join();
  expect(await ola.ask.formAudiences.list()).toEqual([]);
  await expect(ola.ask.formAudiences.make({ ...ofForm, formName: 'x' })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});
