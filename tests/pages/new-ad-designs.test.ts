import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { look } from './look.ts';
import { openPages, type Pages } from './open-pages.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

test('a new ad shows a picture of the campaign in its design, as it will stand in the feed', async () => {
  const syncing = openSyncing(pages);
  const person = await syncing.member();
  await pages.subscribe(person);
  const mediaId = await uploadPicture(person);
  const designs = [{ mediaId, design: 'dark' as const }];
  const { id } = await prepareCampaign(person, { mediaIds: [mediaId], designs });
  await person.ask.publications.publish({ campaignId: id, launchImmediately: false });
  await pages.runJobs();
  await syncing.synced(person.ask);
  const { page, close } = await pages.openWindow(person, { isFresh: true });
  onTestFinished(close);
  await page.goto(`${pages.url}/campaign/${id}/details`);
  await page.getByRole('button', { name: 'Add New Ad' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'van.jpg: Dark' }).check();
  const shown = dialog.getByRole('figure').locator('img[src*="/designs/"]');
  await look(shown).toHaveAttribute('src', /\/dark\/4x5\?/);
  await look.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1350);

  await dialog.getByLabel('Headline').fill('Cold again?');
  await dialog.getByLabel('Primary text').fill('We come the same day.');
  await dialog.getByRole('button', { name: 'Create Ad' }).click();
  const added = async () => {
    await pages.runJobs();
    const { meta } = await pages.practice.state();
    const ad = meta.ads.find(({ name }) => name === 'Cold again?');
    const creative = meta.adcreatives.find(({ id }) => id === ad?.['creative_id']);
    return (creative?.['asset_feed_spec'] as { images: object[] } | undefined)?.images.length;
  };
  await look.poll(added).toBe(3);
});
