import { member, whileSignedIn } from '#server/procedures.ts';
import { campaignTopic } from '../campaigns/queries.ts';
import { listMembers } from '../workspaces/member-queries.ts';
import { getSubject } from './find-subject.ts';
import { notePresence, removePresence } from './presence-queries.ts';
import { presentComments } from './present-comments.ts';
import { listComments } from './queries.ts';
import { removeComment } from './remove-comment.ts';
import { addComment, editComment, resolveComment } from './say-comment.ts';
import { watchTogether } from './watch-together.ts';

const { comments } = member;

export const commentProcedures = comments.router({
  list: comments.list.handler(async ({ context: { ctx, person }, input }) => {
    const { subject } = await getSubject(ctx, person.workspaceId, input.subject);
    const members = await listMembers(ctx.db, person.workspaceId, 'see');
    return {
      comments: await presentComments(ctx, person, await listComments(ctx.db, person.workspaceId, subject)),
      colleagues: members.filter(({ id }) => id !== person.id).map(({ id, name }) => ({ id, name })),
    };
  }),
  add: comments.add.handler(({ context: { ctx, person }, input }) => addComment(ctx, person, input)),
  edit: comments.edit.handler(({ context: { ctx, person }, input }) => editComment(ctx, person, input)),
  remove: comments.remove.handler(async ({ context: { ctx, person }, input }) => {
    await removeComment(ctx, person, input.id);
    return { removed: true as const };
  }),
  resolve: comments.resolve.handler(({ context: { ctx, person }, input }) =>
    resolveComment(ctx, person, input),
  ),
  watch: comments.watch.handler(({ context, input, signal }) =>
    whileSignedIn(context, signal, async (until) => {
      const { ctx, person } = context;
      const { subject } = await getSubject(ctx, person.workspaceId, input.subject);
      return watchTogether(ctx, person, { subject, until });
    }),
  ),
  arrive: comments.arrive.handler(async ({ context: { ctx, person }, input: { tabId, field, ...input } }) => {
    const { subject } = await getSubject(ctx, person.workspaceId, input.subject);
    const arrival = { tabId, field, subject, personId: person.id, now: ctx.now() };
    await ctx.db.transaction(async (tx) => {
      if (await notePresence(tx, person.workspaceId, arrival))
        await ctx.signals.notify(tx, campaignTopic(person.workspaceId, subject));
    });
    return { here: true as const };
  }),
  leave: comments.leave.handler(async ({ context: { ctx, person }, input: { tabId } }) => {
    await ctx.db.transaction(async (tx) => {
      const left = await removePresence(tx, { tabId, personId: person.id });
      if (left) await ctx.signals.notify(tx, campaignTopic(left.workspaceId, left.subject));
    });
    return { here: false as const };
  }),
});
