import { setTimeout as wait } from 'node:timers/promises';
import { CampaignFields } from '#contract/campaigns/campaign.ts';
import { members } from '#server/features/workspaces/tables.ts';
import { orderSubscription } from '#server/features/workspaces/order-subscription.ts';
import type { Database } from '#server/platform/database/database.ts';
import { copyCampaign, prepareCampaign } from '#tests/campaigns.ts';
import { quoteForm } from '#tests/lead-campaigns.ts';
import type { Practice } from '#tests/practice.ts';
import { publishAndWait } from '#tests/publishing/follow-publication.ts';
import type { Ask, Visitor } from '#tests/visitor.ts';
import type { LinkedAccount } from './link-accounts.ts';

const lookers = { people: 30, tabsEach: 10 };
const publishers = { people: 10, campaignsEach: 5 };
const leads = { everyMs: 1_000, each: 5 };
const lastsMs = 60_000;

interface Place {
  db: Database;
  practice: Practice;
  open(ask: (request: Request) => Promise<Response>): Visitor;
  accounts: LinkedAccount[];
}

export interface CrowdTold {
  /** From the question to the answer, 95 of 100. */
  openMs: number;
  newsMs: number;
  looks: number;
  published: number;
  longestPublishMs: number;
  leads: number;
}

/** 300 pages open on as many ad accounts, 50 campaigns published, and leads: what all of them do in one minute. */
export async function gatherCrowd({ db, practice, open, accounts }: Place) {
  let addresses = 0;
  async function join(): Promise<Visitor> {
    const address = `198.51.${100 + (addresses >> 8)}.${(addresses += 1) & 255}`;
    const visitor = open((request) => {
      const headers = new Headers(request.headers);
      headers.set('x-forwarded-for', address);
      return fetch(new Request(request, { headers, redirect: 'manual' }));
    });
    return visitor.join();
  }
  const tabs: Ask[] = [];
  for (let place = 0; place < lookers.people; place += 1) {
    const visitor = await join();
    const { id: personId } = await visitor.ask.people.me();
    const theirs = accounts.slice(place * lookers.tabsEach, (place + 1) * lookers.tabsEach);
    if (theirs.length === 0) break;
    await db.insert(members).values(theirs.map(({ workspaceId }) => ({ workspaceId, personId })));
    tabs.push(...theirs.map(({ workspaceId }) => visitor.askIn(workspaceId)));
  }
  const ready: { ask: Ask; campaignId: string }[] = [];
  for (let place = 0; place < publishers.people; place += 1) {
    const visitor = await join();
    await visitor.connect();
    await orderSubscription(db, [visitor.email, 'enterprise']);
    const { ask } = visitor;
    const first = await prepareCampaign(visitor, { objective: 'leads', leadFormId: quoteForm });
    ready.push({ ask, campaignId: first.id });
    for (let copy = 1; copy < publishers.campaignsEach; copy += 1) {
      const { id } = await copyCampaign(visitor, { ...CampaignFields.parse(first), title: `Copy ${copy}` });
      ready.push({ ask, campaignId: id });
    }
  }

  return async (): Promise<CrowdTold> => {
    const opening: number[] = [];
    const news: number[] = [];
    const publishing: number[] = [];
    const over = new AbortController();
    const isOver = () => over.signal.aborted;
    async function timed(into: number[], ask: () => Promise<unknown>): Promise<void> {
      const startedAt = performance.now();
      await ask();
      into.push(performance.now() - startedAt);
    }
    /** As a page does: everything once, then what is new whenever the stream rings. */
    async function look(ask: Ask, place: number): Promise<void> {
      await wait((place / tabs.length) * lastsMs * 0.8);
      let stamp = '';
      await timed(opening, async () => {
        const [overview] = await Promise.all([
          ask.liveCampaigns.overview(),
          ask.people.me(),
          ask.workspaces.current(),
          ask.connections.get(),
        ]);
        ({ stamp } = overview);
      });
      const stream = await ask.liveCampaigns.watchSync(undefined, { signal: over.signal });
      for await (const _rung of stream) await timed(news, () => ask.liveCampaigns.listNews({ stamp }));
    }
    async function answerForms(): Promise<number> {
      let answered = 0;
      for (; !isOver(); await wait(leads.everyMs))
        answered += (await practice.answerForm(quoteForm, leads.each)).leadIds.length;
      return answered;
    }
    setTimeout(() => over.abort(), lastsMs);
    // They stay open until their server goes.
    const broken: unknown[] = [];
    for (const [place, ask] of tabs.entries())
      look(ask, place).catch((error: unknown) => isOver() || broken.push(error));
    const [answered] = await Promise.all([
      answerForms(),
      ...ready.map(({ ask, campaignId }) =>
        timed(publishing, () => publishAndWait(ask, campaignId, { launchImmediately: true })),
      ),
    ]);
    if (broken.length > 0) throw broken[0];
    return {
      openMs: late(opening),
      newsMs: late(news),
      looks: opening.length + news.length,
      published: publishing.length,
      longestPublishMs: Math.max(...publishing),
      leads: answered,
    };
  };
}

function late(waits: number[]): number {
  return waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
}
