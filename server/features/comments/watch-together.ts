import type { Together } from '#contract/comments.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { campaignTopic } from '../campaigns/queries.ts';
import { listPersonNames } from '../people/queries.ts';
import { getSubject } from './find-subject.ts';
import { listPresences } from './presence-queries.ts';
import { stampComments } from './queries.ts';

/** How things stand, and again whenever that has changed, until nobody looks any more. */
export async function* watchTogether(
  ctx: AppContext,
  person: Person,
  { subject: asked, until }: { subject: string; until: AbortSignal },
): AsyncGenerator<Together> {
  const { subject } = await getSubject(ctx, person.workspaceId, asked);
  let told = '';
  for await (const _ring of ctx.signals.follow(campaignTopic(person.workspaceId, subject), until)) {
    const news = await look(ctx, person, subject);
    const state = JSON.stringify(news);
    if (state !== told) yield news;
    told = state;
  }
}

async function look(ctx: AppContext, { id, workspaceId }: Person, asked: string): Promise<Together> {
  const { subject, version } = await getSubject(ctx, workspaceId, asked);
  const rows = await listPresences(ctx.db, workspaceId, { subject, now: ctx.now() });
  const names = await listPersonNames(
    ctx.db,
    rows.map(({ personId }) => personId),
  );
  const { stamp } = await stampComments(ctx.db, workspaceId, subject);
  const here = rows.map(({ tabId, personId, field }) => ({
    tabId,
    name: names.get(personId) ?? '',
    isMe: personId === id,
    field,
  }));
  return { version, notes: stamp, here };
}
