import { askAs } from './ask-as.ts';
import { bringColleague } from './colleague.ts';
import { join, linkInEmail, newcomer } from './newcomer.ts';
import { expect, expectAccessible, test } from './product.ts';

test('two members work in one draft, one of whom loses the line, and neither loses a word', async ({
  page,
  product,
  pageErrors,
  takePicture,
}) => {
  const kari = newcomer('Kari Nordmann');
  await join(page, product, kari);
  const { ask } = await askAs(page, product.url);
  const { id } = await ask.campaigns.create({
    title: 'Winter check',
    businessName: 'Bergen Rør',
    industry: 'Home services',
    objective: 'traffic',
    websiteUrl: 'https://bergenror.example',
    offerDescription: 'We check all pipes before winter.',
  });
  await page.goto(`/campaign/${id}`);
  await expect(page.getByLabel('Campaign title')).toHaveValue('Winter check');
  await expect(page.getByRole('button', { name: /^Notes/ })).toHaveCount(0);

  const theirs = await bringColleague(page, product, 'Ola Hansen');
  await page.reload();
  await theirs.goto(`/campaign/${id}`);
  const [title, theirTitle] = [page.getByLabel('Campaign title'), theirs.getByLabel('Campaign title')];

  await test.step('each sees who else is here, and in which field', async () => {
    await expect(page.getByText('Also here: Ola Hansen')).toBeAttached();
    await expect(theirs.getByText('Also here: Kari Nordmann')).toBeAttached();
    await theirs.getByLabel('Business name').focus();
    await expect(page.getByText('Ola Hansen is here', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, 'together-here');
  });

  await test.step('what one writes appears at the other’s, whose caret stays', async () => {
    await title.fill('Winter check');
    await title.press('End');
    await theirTitle.fill('Big Winter check');
    await expect(title).toHaveValue('Big Winter check');
    await title.pressSequentially(' now');
    await expect(theirTitle).toHaveValue('Big Winter check now');
  });

  await test.step('whoever loses the line types on, and it is merged when it is back', async () => {
    await theirs.context().setOffline(true);
    await theirTitle.fill('Big Winter check now in Bergen');
    await theirs.getByLabel('Business name').fill('Bergen Rør AS');
    await title.fill('Our Big Winter check now');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(theirs.getByText('Not saved').first()).toBeVisible();
    await theirs.context().setOffline(false);
    await expect(title).toHaveValue('Our Big Winter check now in Bergen');
    await expect(theirTitle).toHaveValue('Our Big Winter check now in Bergen');
    await expect(page.getByLabel('Business name')).toHaveValue('Bergen Rør AS');
  });

  await test.step('where both wrote the same words both stand, and it is said', async () => {
    await theirs.context().setOffline(true);
    await theirTitle.fill('Summer');
    await title.fill('Spring');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await theirs.context().setOffline(false);
    await expect(theirTitle).toHaveValue('Spring Summer');
    await expect(title).toHaveValue('Spring Summer');
    await expect(theirs.getByText('You wrote: Summer')).toBeVisible();
    await takePicture(theirs, 'together-both-wrote');
    await theirs.getByRole('button', { name: 'Use theirs' }).click();
    await expect(title).toHaveValue('Spring');
  });

  await test.step('a note on a field names the other, who is told by a letter that leads to it', async () => {
    await title.focus();
    await page.getByRole('button', { name: /^Notes/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Notes' });
    await expect(dialog.getByLabel('About')).toHaveValue('title');
    await dialog.getByLabel('New note').pressSequentially('Too short? @ola');
    await expect(dialog.getByRole('option', { name: 'Ola Hansen' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('<b>what do you think?</b>');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    const note = dialog.getByRole('listitem');
    await expect(note).toContainText('Too short? @Ola Hansen <b>what do you think?</b>');
    await takePicture(page, 'together-notes');
    await page.keyboard.press('Escape');
    await expect(theirs.getByRole('button', { name: '1 note', exact: true })).toBeVisible();

    const [theirName] = (await ask.members.list()).filter(({ name }) => name === 'Ola Hansen');
    await theirs.goto(await linkInEmail(product, theirName!.email, /\/campaign\/\S+note=\S+/));
    const told = theirs.getByRole('dialog', { name: 'Notes' });
    await told.getByRole('button', { name: 'Mark as settled' }).click();
    await expect(told.getByText('Show 1 that is settled')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 note', exact: true })).toHaveCount(0);
  });

  await test.step('whoever closes the window is gone at once', async () => {
    await theirs.close({ runBeforeUnload: true });
    // Who only loses the line is held for twice as long.
    await expect(page.getByText('Also here: Ola Hansen')).toHaveCount(0, { timeout: 15_000 });
  });
  expect(pageErrors.splice(0).filter((text) => !text.includes('409'))).toEqual([]);
});
