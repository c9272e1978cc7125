import { presenceTimes, type Together } from '#contract/comments.ts';
import { openTestHouse } from '#tests/house.ts';
import { joinTeam } from '#tests/team.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;
let ola: Visitor;
beforeAll(async () => {
  kari = await house.visitor().join();
  ola = await joinTeam(house, kari, { role: 'author' });
  await ola.ask.people.update({ name: 'Ola Nordmann' });
});
afterAll(() => house.close());

const newTab = () => crypto.randomUUID();

/** Follows a campaign as a page does; `until` answers the first news of which something is true. */
async function follow({ ask }: Visitor, subject: string) {
  const news = await ask.comments.watch({ subject });
  return {
    async until(isWanted: (news: Together) => boolean): Promise<Together> {
      for (;;) {
        const { value, done } = await news.next();
        if (done) throw new Error('The stream has ended.');
        if (isWanted(value)) return value;
      }
    },
    leave: () => news.return(undefined),
  };
}

test('who has a draft open is seen at once with their field, and gone at once when they leave', async () => {
  const { id: subject, version } = await kari.ask.campaigns.create({ title: 'Winter' });
  const page = await follow(kari, subject);
  expect(await page.until(() => true)).toMatchObject({ version, here: [] });
  const tabId = newTab();
  await ola.ask.comments.arrive({ subject, tabId, field: 'title' });
  expect(await page.until(({ here }) => here.length > 0)).toMatchObject({
    here: [{ tabId, name: 'Ola Nordmann', isMe: false, field: 'title' }],
  });
  await ola.ask.comments.arrive({ subject, tabId, field: null });
  await page.until(({ here }) => here[0]?.field === null);
  await ola.ask.comments.leave({ tabId });
  await ola.ask.comments.leave({ tabId });
  await page.until(({ here }) => here.length === 0);
  await page.leave();
});

test('a window that was closed without a word is gone half a minute later', async () => {
  const { id: subject } = await kari.ask.campaigns.create({});
  await ola.ask.comments.arrive({ subject, tabId: newTab() });
  const page = await follow(kari, subject);
  await page.until(({ here }) => here.length === 1);
  await house.passTime(presenceTimes.lastsMs / 60_000);
  const tabId = newTab();
  await kari.ask.comments.arrive({ subject, tabId });
  expect(await page.until(({ here }) => here.every((one) => one.tabId === tabId))).toMatchObject({
    here: [{ isMe: true }],
  });
  await page.leave();
});

test('a new note and a changed draft are told to whoever follows', async () => {
  const { id: subject, version } = await kari.ask.campaigns.create({});
  const page = await follow(kari, subject);
  const { notes } = await page.until(() => true);
  await ola.ask.comments.add({ subject, words: 'Look' });
  await page.until((news) => news.notes !== notes);
  await ola.ask.campaigns.update({ id: subject, version, changes: { title: 'Winter' } });
  const news = await page.until((one) => one.version !== version);
  expect(news.version).toBe(version + 1);
  await page.leave();
});

test('a storm of windows is one person, and nobody takes over the window of another', async () => {
  const { id: subject } = await kari.ask.campaigns.create({});
  const tabId = newTab();
  await kari.ask.comments.arrive({ subject, tabId, field: 'title' });
  const storm = Array.from({ length: 60 }, () => ola.ask.comments.arrive({ subject, tabId: newTab() }));
  await Promise.all(storm);
  await ola.ask.comments.arrive({ subject, tabId, field: 'industry' });
  await ola.ask.comments.leave({ tabId });
  const page = await follow(kari, subject);
  const { here } = await page.until(() => true);
  expect(here.filter(({ isMe }) => isMe)).toMatchObject([{ tabId, field: 'title' }]);
  expect(here.length).toBeLessThan(25);
  await page.leave();
});
