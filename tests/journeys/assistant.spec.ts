import { type Answer, connectTo } from '../assistants/assistant.ts';
import { back, openSignIn } from '../assistants/kept-sign-in.ts';
import { answerLaw } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('an assistant’s day: let in, from a website to a published campaign, paused, taken back, shut out', async ({
  page,
  product,
  takePicture,
}) => {
  await sandboxOf(product).reset();
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);

  await test.step('the profile says how', async () => {
    await page.goto('/profile#assistants');
    const card = page.getByRole('region', { name: 'Assistants' });
    // By itself, and in a command for one of them.
    await expect(card.getByText(`${product.url}/mcp`, { exact: true })).toHaveCount(2);
    await expect(card.getByText('No assistant is connected.')).toBeVisible();
    await expectAccessible(page);
  });

  const signIn = openSignIn('Claude', async (address) => {
    await page.route(`${back}*`, (route) => route.fulfill({ body: 'You can close this window.' }));
    await page.goto(address.href);
    await expect(page.getByText('“Claude” wants to work for you here')).toBeVisible();
    await expect(page.getByLabel('For which workspace?').locator('option')).toHaveText(['Kari Nordmann']);
    await expectAccessible(page);
    await takePicture(page, 'assistants-consent');
    await page.getByRole('switch', { name: 'Read leads' }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.waitForURL(`${back}*`);
    return new URL(page.url());
  });
  const place = { url: product.url, fetch };
  const claude = await test.step('it asks to be let in, and she says what it may do', () =>
    connectTo(place, { signIn, answers: () => true }));
  const { access_token: bearer, scope } = signIn.kept.tokens!;
  expect(scope).not.toContain('leads:read');

  async function call<Result>(name: string, input: Record<string, unknown> = {}): Promise<Result> {
    const answer: Answer = await claude.call(name, input);
    expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
    return (answer.structuredContent?.prepared ?? answer.structuredContent?.result) as Result;
  }
  const confirm = async ({ code }: { code: string }) => call<{ id: string }>('confirm', { code });
  const isDone = ({ id }: { id: string }) =>
    expect
      .poll(async () => (await call<{ status: string }>('get_change', { id })).status, { timeout: 60_000 })
      .toBe('done');

  const campaignId = await test.step('it reads the website and writes a draft', async () => {
    const { id } = await call<{ id: string }>('read_website', { address: 'bergenror.example' });
    const read = () =>
      call<{ status: string; found: { businessName?: { value: string }; pictures: { url: string }[] } }>(
        'get_website',
        { id },
      );
    await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe('done');
    const { found } = await read();
    const media = await call<{ id: string }[]>('take_pictures', {
      id,
      urls: found.pictures.slice(0, 2).map(({ url }) => url),
    });
    const { locations } = await call<{ locations: unknown[] }>('find_places', { query: 'Bergen' });
    const chosen = await call<{ selectedAdAccountId: string; selectedPageId: string }>('get_connection');
    const draft = await call<{ id: string }>('create_draft', {
      title: 'Heat pumps',
      businessName: found.businessName?.value,
      industry: 'Home services',
      objective: 'traffic',
      websiteUrl: 'https://bergenror.example/',
      productService: 'Service på varmepumpe',
      offerDescription: 'We look through your heat pump.',
      sellingPoints: ['In Bergen', 'Fixed price', 'Done within a day'],
      currency: 'NOK',
      dailyBudgetMinor: 15_000,
      ageFrom: 25,
      ageTo: 65,
      locations: locations.slice(0, 1),
      mediaIds: media.map((each) => each.id),
      facebookAdAccountId: chosen.selectedAdAccountId,
      facebookPageId: chosen.selectedPageId,
    });
    await call('write_ads', { id: draft.id });
    const { ads, version } = await call<{ ads: object[]; version: number }>('get_draft', { id: draft.id });
    await call('update_draft', {
      id: draft.id,
      version,
      changes: { ads: ads.map((ad, place) => ({ ...ad, selected: place < 2 })) },
    });
    return draft.id;
  });

  const published =
    await test.step('what the law asks, she answers; then it prepares, and she confirms', async () => {
      await call('check_law', { shown: { what: 'draft', campaignId } });
      await answerLaw(visitor, campaignId);
      const { checks } = await call<{ checks: { state: string; text: string }[] }>(
        'check_before_publishing',
        {
          campaignId,
        },
      );
      expect(checks.filter(({ state }) => state === 'missing')).toEqual([]);
      const prepared = await call<{ code: string; words: string }>('prepare_publish', {
        campaignId,
        launchImmediately: true,
      });
      expect(prepared.words).toContain('This would publish “Heat pumps”.');
      const publication = await confirm(prepared);
      await isDone(publication);
      const { facebookCampaignId } = await call<{ facebookCampaignId: string }>('get_draft', {
        id: campaignId,
      });
      return facebookCampaignId;
    });

  await test.step('it pauses, and takes that back once she has said yes', async () => {
    const on = { facebookCampaignId: published };
    await call('sync', { type: 'auto' });
    await expect
      .poll(async () => (await claude.call('get_campaign', on)).isError ?? false, { timeout: 60_000 })
      .toBe(false);
    const paused = await call<{ id: string }>('pause', on);
    await isDone(paused);
    await isDone(await confirm(await call<{ code: string }>('undo', { id: paused.id })));
  });

  await test.step('all of it stands in the log, and it is shut out', async () => {
    await page.goto('/profile#assistants');
    const card = page.getByRole('region', { name: 'Assistants' });
    await expect(card.getByText(/last used/)).toBeVisible();
    await card.getByRole('link', { name: 'What they did' }).click();
    const log = page.getByRole('region', { name: 'Lines of the log' });
    await expect(page.getByLabel('Who', { exact: true })).toHaveValue('assistant');
    await expect(log.getByRole('listitem')).toHaveCount(5);
    await expect(log.getByText('Kari Nordmann · Claude (assistant)')).toHaveCount(5);
    await expectAccessible(page);
    await page.goBack();
    await card.getByRole('button', { name: 'Disconnect Claude' }).click();
    const question = page.getByRole('alertdialog', { name: 'Disconnect Claude?' });
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click();
    await expect(notice(page, 'Disconnected')).toBeVisible();
    await expect(card.getByText('No assistant is connected.')).toBeVisible();
    await expect(connectTo(place, { bearer, era: '2025' })).rejects.toThrow('not connected any more');
  });
});
