import { mayAnswer } from '#contract/people/roles.ts';
import { answerLanguage } from '#server/platform/answer-language.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { member, visitor } from '#server/procedures.ts';
import { actorOf } from '../audit-log/write-line.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { askAgain, askApproval } from './ask-approval.ts';
import { contentHash, versionOf } from './content.ts';
import { approveOneself, decideApproval, revokeApproval } from './decide-approval.ts';
import { getAskedOf, getByLink, openQuestion } from './open-question.ts';
import { presentApproval } from './present.ts';
import { listApprovals, listAskedOf, listNewestOfDrafts } from './queries.ts';
import { findContent, voidApprovals } from './void-approvals.ts';

const { approvals } = member;
const { approvals: links } = visitor;

export const approvalProcedures = links.router({
  list: approvals.list.handler(async ({ context: { ctx, person }, input: { campaignId } }) => {
    const { workspaceId } = person;
    const { status } = await getCampaign(ctx.db, workspaceId, campaignId);
    if (status === 'draft')
      await ctx.db.transaction((tx) => voidApprovals({ ...ctx, db: tx }, { workspaceId }, campaignId));
    const content = await findContent(ctx, workspaceId, campaignId);
    const hash = content ? contentHash(content) : null;
    const rows = await listApprovals(ctx.db, workspaceId, campaignId);
    return {
      isRequired: (await getWorkspace(ctx.db, workspaceId)).requiresApproval,
      hash,
      version: hash && versionOf(hash),
      approvals: rows.map((row) => presentApproval(row, ctx.now())),
    };
  }),
  listNewest: approvals.listNewest.handler(async ({ context: { ctx, person } }) => {
    const rows = await listNewestOfDrafts(ctx.db, person.workspaceId);
    return rows.map((row) => presentApproval(row, ctx.now()));
  }),
  ask: approvals.ask.handler(({ context: { ctx, person }, input }) => askApproval(ctx, person, input)),
  askAgain: approvals.askAgain.handler(({ context: { ctx, person }, input }) =>
    askAgain(ctx, person, input.id),
  ),
  revoke: approvals.revoke.handler(({ context: { ctx, person }, input }) =>
    revokeApproval(ctx, person, input.id),
  ),
  approve: approvals.approve.handler(({ context: { ctx, person }, input }) =>
    approveOneself(ctx, person, input),
  ),
  listMine: approvals.listMine.handler(async ({ context: { ctx, person } }) => {
    const rows = await listAskedOf(ctx.db, person.workspaceId, person.id);
    return rows.map((row) => ({ ...presentApproval(row, ctx.now()), title: row.content.title }));
  }),
  get: approvals.get.handler(async ({ context: { ctx, person }, input: { id } }) =>
    openQuestion(ctx, await getAskedOf(ctx, person, id), { key: id, language: person.language }),
  ),
  decide: approvals.decide.handler(
    async ({ context: { ctx, person, headers }, input: { id, ...answer } }) => {
      const row = await getAskedOf(ctx, person, id);
      const { role } = person;
      if (!mayAnswer(role)) throw new Refusal('NOT_ALLOWED', { right: 'approve', role });
      const userAgent = headers.get('user-agent');
      const decider = { id: person.id, name: person.name, actor: actorOf(person), userAgent };
      return decideApproval(ctx, decider, { row, ...answer });
    },
  ),
  openLink: links.openLink.handler(async ({ context: { ctx, headers, clientAddress }, input: { token } }) =>
    openQuestion(ctx, await getByLink(ctx, token, clientAddress), {
      key: token,
      language: answerLanguage(headers),
    }),
  ),
  decideByLink: links.decideByLink.handler(
    async ({ context: { ctx, headers, clientAddress }, input: { token, name, ...answer } }) => {
      const row = await getByLink(ctx, token, clientAddress);
      const userAgent = headers.get('user-agent');
      const decider = { id: null, name, actor: { kind: 'link' as const, name }, userAgent };
      const told = await decideApproval(ctx, decider, { row, ...answer });
      return { ...told, recipientEmail: null };
    },
  ),
});
