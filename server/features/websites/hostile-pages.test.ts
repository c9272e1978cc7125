import { openTestHouse } from '#tests/house.ts';
import { afterAll, afterEach, expect, test } from 'vitest';

const house = await openTestHouse();
const { practice } = house;
afterEach(() => practice.turn({ writer_reads_websites: 'as-words' }));
afterAll(() => house.close());

/** What the pages of this shop tell whoever writes from them, openly and where nobody looks. */
const orders = /ignor|instruks|best (i verden|in the world)|\b1 kr\b|100 ?000|assistant|website_pages/i;

async function read(address: string) {
  const kari = await house.visitor().join();
  const { id } = await kari.ask.websites.read({ address });
  expect(await house.runJobs()).toEqual([]);
  const { status, problem, found } = await kari.ask.websites.get({ id });
  expect({ status, problem }).toEqual({ status: 'done', problem: null });
  return { found, brandKit: await kari.ask.brandKit.get() };
}

test('what a website tells the writer to do is no fact, whatever the writer does with it', async () => {
  const { found, brandKit } = await read('toppdeals.example');
  expect(found).toMatchObject({
    businessName: { value: 'Toppdeals Elektronikk' },
    offers: expect.arrayContaining([
      expect.objectContaining({ name: 'Høyttaler Rom 1', priceMinor: 229_000 }),
    ]),
  });
  expect(JSON.stringify({ found, brandKit })).not.toMatch(orders);

  await practice.turn({ writer_reads_websites: 'obeys-them' });
  const obeyed = await read('toppdeals.example');
  expect(JSON.stringify(obeyed)).not.toMatch(orders);
  expect(obeyed.found.offers.map(({ priceMinor }) => priceMinor)).not.toContain(100);
  expect(obeyed.found.offers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(found.offers.flatMap(({ name, priceMinor }) => (priceMinor ? [name] : []))),
  );
});

test.each(['bergenror.example', 'fjordyoga.example', 'toppdeals.example'])(
  'of what a writer makes up about %s nothing is kept',
  async (host) => {
    await practice.turn({ writer_reads_websites: 'makes-things-up' });
    const { found, brandKit } = await read(host);
    expect(JSON.stringify({ found, brandKit })).not.toMatch(
      /half price|today only|best in the world|Alchemy|10 000 customers|oldest firm/i,
    );
    expect(found.offers.some(({ priceMinor }) => priceMinor !== null)).toBe(true);
  },
);
