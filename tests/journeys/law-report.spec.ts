import { readFile } from 'node:fs/promises';
import { prepareCampaign } from '../campaigns.ts';
import { textOfPdf } from '../pdf-text.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

const receipt = {
  name: 'Kvittering fra før.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nthe receipt\n%%EOF'),
};

const noted = 'Nothing is added to the price of the car.';

test('an answer is given with its receipt, and all of it is handed to a lawyer', async ({
  page,
  product,
  pageErrors,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Nora Lunde'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const draft = await prepareCampaign(visitor, { language: 'Norwegian' });
  const [first, ...others] = draft.ads;
  const primaryText = 'Gratis vask ved kjøp av ny bil hos oss.';
  const ads = [{ ...first!, primaryText }, ...others];
  const { id, version } = draft;
  await visitor.ask.campaigns.update({ id, version, changes: { ads } });
  await page.goto(`/campaign/${id}?step=5`);
  const law = page.getByRole('region', { name: 'Law and Meta’s rules' });
  const question = law.getByRole('listitem').filter({ hasText: 'Gratis' });

  await test.step('what is no receipt is refused where it is chosen, and a receipt is kept with the note', async () => {
    await question.getByRole('button', { name: 'Yes, it is so' }).click();
    await question.getByLabel('Attach a file').setInputFiles({ ...receipt, buffer: Buffer.from('<svg/>') });
    await expect(question.getByRole('alert')).toContainText('This is no PDF, JPG or PNG.');
    pageErrors.splice(0);
    await question.getByLabel('Attach a file').setInputFiles(receipt);
    await expect(question.getByRole('link', { name: `Download ${receipt.name}` })).toBeVisible();
    await question.getByLabel('Note for later').fill(noted);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save answer' }).click();
    await expect(question).toContainText('Nora Lunde answered yes');
    const download = page.waitForEvent('download');
    await question.getByRole('link', { name: `Download ${receipt.name}` }).click();
    expect(await readFile(await (await download).path())).toEqual(receipt.buffer);
  });

  await test.step('the report says how the draft stands', async () => {
    await law.getByRole('link', { name: 'Legal report' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal report: Winter check');
    await expect(page.getByRole('link', { name: 'Winter check', exact: true })).toHaveAttribute(
      'href',
      `/campaign/${id}/details`,
    );
    const now = page.getByRole('region', { name: 'The draft as it stands now' });
    await expect(now.getByText(primaryText)).toBeHidden();
    await now.getByText(/^All \d+ texts, pictures and settings$/).click();
    await expect(now.getByText(primaryText)).toBeVisible();
    const glance = page.getByRole('status').filter({ hasText: 'rules checked' });
    await expect(glance.getByRole('listitem')).toHaveText([
      'Nothing is open',
      /^\d+ rules checked$/,
      '2 questions answered',
    ]);
    await expect(now.getByText(noted), 'why something is so is read at once').toBeVisible();
    const file = now.getByText(receipt.name);
    await expect(file, 'what is answered stands folded').toBeHidden();
    await expectAccessible(page);
    await now.getByRole('listitem').filter({ hasText: noted }).locator('summary').click();
    await expect(file).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('each rule is named by its law, and unfolds to what it asks and where it can be read', async () => {
    const now = page.getByRole('region', { name: 'The draft as it stands now' });
    const answered = now.getByRole('listitem').filter({ hasText: noted });
    await expect(answered.locator('summary')).toContainText(
      /§|Meta Advertising Standards|Regulation|Directive/,
    );
    await now.getByText('Norwegian law').click();
    const rule = now.getByText('Markedsføringsloven §\u00A015', { exact: true });
    await rule.click();
    await expect(now.getByText('Do you ask for it separately, unticked?', { exact: false })).toBeVisible();
    await expect(now.getByRole('link', { name: 'Read it at lovdata.no' }).last()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('once it is published, what was let through is told, on paper too', async () => {
    await visitor.ask.publications.publish({ campaignId: id, launchImmediately: false });
    await page.reload();
    const sent = page.getByRole('region', { name: 'The campaign was published' });
    await expect(sent.getByText('Nora Lunde', { exact: false }).first()).toBeVisible();
    await expect(sent.getByText(noted)).toBeVisible();
    const evidence = sent.getByText(receipt.name);
    await expect(evidence).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(evidence, 'on paper nothing is folded').toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: null });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Winter_check_law_.*\.pdf$/);
    const text = textOfPdf(await readFile(await file.path())).replaceAll(/\s+/g, ' ');
    expect(text).toContain('The campaign was published');
    expect(text).toContain(`File: ${receipt.name}`);
  });
});
