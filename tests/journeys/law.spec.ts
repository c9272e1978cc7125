import { prepareCampaign } from '../campaigns.ts';
import { askAs } from './ask-as.ts';
import { connectFacebook } from './connect-facebook.ts';
import { join, newcomer } from './newcomer.ts';
import { notice } from './notices.ts';
import { expect, expectAccessible, test } from './product.ts';
import { sandboxOf } from './sandbox.ts';

test('what the law forbids is named before it is published, and what it asks is answered', async ({
  page,
  product,
}) => {
  await sandboxOf(product).reset();
  await join(page, product, newcomer('Nora Lunde'));
  await connectFacebook(page, product);
  const visitor = await askAs(page, product.url);
  const draft = await prepareCampaign(visitor, { beforePriceMinor: null, language: 'Norwegian' });
  const [first, second, ...others] = draft.ads;
  const ads = [
    { ...first!, primaryText: 'Kom innom og ta en øl mens du venter på bilen.' },
    { ...second!, primaryText: 'Gratis vask ved kjøp av ny bil hos oss.' },
    ...others,
  ];
  const { id, version } = draft;
  await visitor.ask.campaigns.update({ id, version, changes: { ads } });
  await page.goto(`/campaign/${id}?step=5`);
  const law = page.getByRole('region', { name: 'Law and Meta’s rules' });
  const one = (words: string) => law.getByRole('listitem').filter({ hasText: words });

  await test.step('both are there, with the paragraph and where it can be read', async () => {
    await expect(one('øl')).toContainText('Not allowed');
    await expect(one('øl').getByRole('link', { name: /^Alkoholloven/ })).toHaveAttribute(
      'href',
      /lovdata\.no/,
    );
    await expect(one('Gratis')).toContainText('Question');
    await expect(one('Gratis')).toContainText('Ad 2');
    await expectAccessible(page);
  });

  await test.step('what is forbidden is not published', async () => {
    await page.getByRole('button', { name: 'Publish to Facebook' }).click();
    await expect(notice(page, 'One thing first')).toBeVisible();
    await expect(page.locator('#law')).toBeFocused();
    const refused = { code: 'AGAINST_THE_RULES' };
    const publish = visitor.ask.publications.publish({ campaignId: id, launchImmediately: false });
    await expect(publish).rejects.toMatchObject(refused);
  });

  const suggest = { name: 'Suggest a lawful wording' };
  await test.step('a lawful wording is offered beside the old one, used, and taken back', async () => {
    await one('øl').getByRole('button', suggest).click();
    await expect(one('øl')).toContainText('Kom innom og ta en kaffe mens du venter på bilen.');
    await expectAccessible(page);
    await one('øl').getByRole('button', { name: 'Use it' }).click();
    await expect(law.getByText('Not allowed')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(one('øl')).toContainText('Not allowed');
  });

  await test.step('the way there opens the words, which say why; other words, and it is gone', async () => {
    await one('øl').getByRole('button', { name: 'Change it' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('listitem').filter({ hasText: 'øl' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Show “øl” in the text' }).click();
    const marked = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      return field.value.slice(field.selectionStart, field.selectionEnd);
    };
    expect(await page.evaluate(marked)).toBe('øl');
    await sandboxOf(product).turn({ writer_keeps_law: 'never' });
    await drawer.getByRole('button', suggest).click();
    await expect(drawer.getByText('No lawful wording was found')).toBeVisible();
    await drawer
      .getByRole('textbox', { name: 'Primary text' })
      .fill('Kom innom og ta en kaffe mens du venter på bilen.');
    await expect(drawer.getByRole('listitem').filter({ hasText: 'øl' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Done' }).click();
    await expect(law.getByText('Not allowed')).toBeHidden();
  });

  await test.step('a yes is kept with its note', async () => {
    await one('Gratis').getByRole('button', { name: 'Yes, it is so' }).click();
    await law.getByLabel('Note for later').fill('Whoever buys a car gets it; nothing is added to the price.');
    await law.getByRole('button', { name: 'Save answer' }).click();
    await expect(one('Gratis')).toContainText('Nora Lunde answered yes');
    await page.reload();
    await law.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(one('Gratis')).toContainText('nothing is added to the price');
  });
});
