import { m } from '#server/catalogue/messages.js';
import { listBrowserIds } from '#server/features/people/push/browser-queries.ts';
import { type PushMessage, sendPush } from '#server/features/people/push/send-push.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { oneLine } from '#server/mail/email-entry.ts';
import { contactIn, nameIn } from '../rules.ts';
import { byCampaign, type Kind, mostAlone, type News, type Reader } from './news.ts';

const longestTitle = 80;

interface Telling {
  workspaceId: WorkspaceId;
  person: Reader;
  kind: Kind;
  /** The newest first. */
  news: News[];
}

/** Promises a push in each browser of somebody: one for each lead, or one for many. */
export async function pushNews(
  tx: Database,
  { queue }: AppContext,
  { workspaceId, person, kind, news }: Telling,
): Promise<void> {
  const { language: locale } = person;
  const audience = { workspaceId, personId: person.id, right: 'leads' as const };
  const parcels =
    news.length > mostAlone
      ? [{ message: sayAll(workspaceId, kind, news, locale), about: [] }]
      : news
          .toReversed()
          .map((one) => ({ message: sayOne(workspaceId, kind, one, locale), about: [one.lead.id] }));
  const browserIds = (await listBrowserIds(tx, [person.id])).get(person.id) ?? [];
  for (const browserId of browserIds)
    for (const { message, about } of parcels)
      await queue.add(tx, sendPush, { browserId, message, about, audience }, { key: crypto.randomUUID() });
}

function sayOne(
  workspaceId: WorkspaceId,
  kind: Kind,
  { lead, campaign }: News,
  locale: Reader['language'],
): PushMessage {
  const phone = contactIn(lead.answers).find((way) => way.kind === 'phone');
  const title = shortOf(campaign.title);
  const say = kind === 'reminder' ? m.push_lead_waits : lead.isTest ? m.push_lead_test : m.push_lead_new;
  const url = `/leads?${new URLSearchParams({ workspace: workspaceId, lead: lead.id }).toString()}`;
  return {
    title: nameIn(lead.answers) ?? m.lead_letter_nameless({}, { locale }),
    body: say({ title }, { locale }),
    tag: lead.id,
    url,
    ...(phone?.url && {
      callUrl: `${url}&call=1`,
      call: m.push_lead_call({}, { locale }),
      see: m.push_lead_see({}, { locale }),
    }),
  };
}

function sayAll(workspaceId: WorkspaceId, kind: Kind, news: News[], locale: Reader['language']): PushMessage {
  const titles = byCampaign(news)
    .slice(0, mostAlone)
    .map(([first]) => shortOf(first!.campaign.title));
  const say = kind === 'reminder' ? m.push_leads_wait : m.push_leads_new;
  return {
    title: say({ count: news.length }, { locale }),
    body: titles.join(' · '),
    tag: `${kind}:${workspaceId}`,
    url: `/leads?${new URLSearchParams({ workspace: workspaceId, status: 'new' }).toString()}`,
  };
}

function shortOf(title: string): string {
  return oneLine(title).slice(0, longestTitle);
}
