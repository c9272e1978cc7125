import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Language } from '#contract/people/people.ts';
import { look } from './look.ts';
import { expectFits, expectNoFaults, light, themes } from './measured-looks.ts';
import { openPages, type Pages } from './open-pages.ts';
import { moveReading, plumberFacts, plumberPages } from './readings.ts';

let pages: Pages;
beforeAll(async () => {
  pages = await openPages();
});
afterAll(() => pages.close());

/** Somebody on the first step of a new campaign. */
async function openBuilder(language: Language = 'en') {
  const person = await pages.visitor().join();
  await person.ask.people.update({ language });
  const window = await pages.openWindow(person, { isFresh: true });
  onTestFinished(async () => {
    expect(window.faults).toEqual([]);
    await window.close();
  });
  const { page } = window;
  await page.addInitScript((chosen) => localStorage.setItem('ui-language', chosen), language);
  await page.goto(`${pages.url}/campaign/new`);
  const field = page.locator('input[name=website]');
  async function ask(text: string) {
    await field.fill(text);
    await field.press('Enter');
  }
  return {
    ...window,
    person,
    field,
    ask,
    /** Has the website read, up to here. */
    async read(changes: Parameters<typeof moveReading>[2]) {
      const stop = page.getByRole('button', { name: /^Sto/ });
      if ((await stop.count()) === 0) {
        await ask('bergenror.example');
        await look(stop).toBeVisible();
      }
      return moveReading(pages, person, changes);
    },
  };
}

const found = { status: 'done', pages: plumberPages, found: plumberFacts } as const;

async function expectGoodLook(page: Awaited<ReturnType<typeof openBuilder>>['page'], seen: string) {
  for (const theme of themes) {
    await light(page, theme);
    await expectNoFaults(page, `${seen}, ${theme}`);
  }
  await expectFits(page, seen);
}

test('nothing typed is no question, and nothing is asked of anybody', async () => {
  const { page, field, line } = await openBuilder();
  await field.press('Enter');
  await look(page.getByText('Type your web address, or the name of your firm.')).toBeVisible();
  expect(line.asked.filter((path) => path.startsWith('/rpc/websites/'))).toEqual([]);
});

test.each(['en', 'nb'] as const)(
  'a website is read page by page, and nothing moves meanwhile (%s)',
  async (language) => {
    const { page, read } = await openBuilder(language);
    await read({ pages: plumberPages.slice(0, 1) });
    const card = page.getByRole('region', { name: /bergenror\.example/ });
    await look(card).toBeVisible();
    const before = await card.boundingBox();
    const { businessName, ...others } = plumberFacts;
    await read({
      pages: plumberPages,
      found: { ...others, offers: [], ...(businessName && { businessName }) },
    });
    const list = card.getByRole('listitem');
    await look(list).toHaveCount(4);
    await look(list.last()).toContainText(language === 'en' ? 'asks not to be read' : 'vil ikke bli lest');
    await look(card.getByText('Bergen Rør & Varme')).toBeVisible();
    expect(await card.boundingBox()).toEqual(before);
    await expectGoodLook(page, 'a website being read');
  },
);

test('a reading survives a reload and another step, and is stopped at any moment with what it has', async () => {
  const { page, field, read } = await openBuilder();
  await read({ pages: plumberPages });
  await page.reload();
  await look(page.getByRole('region', { name: 'Reading bergenror.example' })).toBeVisible();
  await read({ found: { ...plumberFacts, offers: [] } });
  await page.getByRole('button', { name: 'Stop' }).click();
  await look(page.getByText('You stopped the reading')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in the fields, and I go on myself' }).click();
  await look(page.getByLabel('Business name')).toHaveValue('Bergen Rør & Varme');
  await look(page.getByLabel('Campaign title')).toBeFocused();
  await look(field).toHaveValue('https://bergenror.example/');
  await look(page.getByRole('link', { name: 'from your website: “Bergen Rør & Varme”' })).toHaveAttribute(
    'href',
    'https://bergenror.example/',
  );
});

test.each(['en', 'nb'] as const)(
  'what was found is three decisions, each with its best choice made (%s)',
  async (language) => {
    const { page, read } = await openBuilder(language);
    await read(found);
    await look(page.getByRole('radio', { name: 'Service på varmepumpe' })).toBeChecked();
    await look(page.getByRole('radio', { name: /^Lead/ })).toBeChecked();
    await expectGoodLook(page, 'what was found on a website');
  },
);

test('what somebody typed is kept unless they say otherwise, and a source goes when its field is changed', async () => {
  const { page, read, person } = await openBuilder();
  await page.getByLabel('Business name').fill('Rør AS');
  await page.waitForURL(/\/campaign\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  await read(found);
  const question = page.getByRole('radiogroup', { name: 'Replace what you typed?' });
  await look(question).toHaveAccessibleDescription('Business name');
  await look(question.getByRole('radio', { name: 'Keep what I typed' })).toBeChecked();
  await page.getByRole('button', { name: 'Fill in the fields, and I go on myself' }).click();
  await look(page.getByLabel('Business name')).toHaveValue('Rør AS');
  await look(page.getByLabel('Industry')).toHaveValue('Plumbing and heating');
  await look
    .poll(async () => Object.keys((await person.ask.campaigns.get({ id })).sources))
    .toContain('industry');
  await page.getByLabel('Industry').selectOption('Cleaning services');
  await look(page.getByText('“Rørlegger i Bergen”')).toHaveCount(0);
  await look
    .poll(async () => Object.keys((await person.ask.campaigns.get({ id })).sources))
    .not.toContain('industry');
});

test('pictures on their way are not said to be missing', async () => {
  const { page, read, line } = await openBuilder();
  await read({ pages: plumberPages });
  await line.hold(/\/rpc\/websites\/takePictures/);
  const picture = { width: 1600, height: 1200, alt: '', pageUrl: 'https://bergenror.example/' };
  const pictures = [{ ...picture, url: 'https://bergenror.example/bilder/bad.jpg' }];
  await read({ ...found, found: { ...plumberFacts, pictures } });
  await look(page.getByRole('button', { name: 'Make the draft and write six ads' })).toBeVisible();
  await look(page.getByText(/^Still needed/)).toHaveCount(0);
  line.release();
  await look(page.getByRole('button', { name: /^Picture 1, / })).toBeVisible();
});

test('where something is missing the draft is made all the same, and leads to what is', async () => {
  const { page, read } = await openBuilder();
  await read(found);
  await look(page.getByText('Still needed: at least one picture or video.')).toBeVisible();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('button', { name: 'Make the draft' }).click();
  await look(page.getByLabel('Product or service')).toBeFocused();
  await look(page.getByRole('textbox', { name: 'Selling point 1' })).toHaveValue('Fast pris før vi begynner');
});

test('a failure is said in words, and the fields are there to be filled in by hand', async () => {
  const { page, field, read } = await openBuilder();
  await read({ status: 'done', problem: 'pdf' });
  await look(page.getByText('That is a PDF, not a web page')).toBeVisible();
  await look(page.getByLabel('Business name')).toBeVisible();
  await expectGoodLook(page, 'a website that could not be read');
  // It can be corrected, and what little was found is filled in.
  await look(field).toHaveValue('bergenror.example');
  await field.fill('bergenror.example/om');
  await field.press('Enter');
  await look(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const { businessName } = plumberFacts;
  const little = { offers: [], sellingPoints: [], pictures: [], ...(businessName && { businessName }) };
  await read({ status: 'done', problem: 'slow', found: little });
  await look(page.getByText('bergenror.example took too long to answer')).toBeVisible();
  await look(page.getByLabel('Business name')).toHaveValue('Bergen Rør & Varme');
  await field.press('Enter');
  await look(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await read({ status: 'done', problem: 'script-only', found: { ...plumberFacts, offers: [] } });
  await look(page.getByText(/^bergenror\.example is drawn by script/)).toBeVisible();
  await look(page.getByRole('region', { name: 'Here is what we found' })).toBeVisible();
});

test('offline it says that it goes on by itself, and does', async () => {
  const { page, read, setOffline } = await openBuilder();
  await read({ pages: plumberPages });
  await look(page.getByRole('region', { name: 'Reading bergenror.example' })).toBeVisible();
  await setOffline(true);
  await look(page.getByText(/^You have no connection\./)).toBeVisible();
  await setOffline(false);
  await read(found);
  await look(page.getByRole('region', { name: 'Here is what we found' })).toBeVisible();
});
