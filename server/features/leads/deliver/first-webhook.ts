import type { LeadWebhook } from '#contract/leads/lead-webhooks.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listTargets } from './target-queries.ts';
import { addTarget, changeTarget, forgetTarget } from './targets.ts';

interface Input {
  url: string;
  on: boolean;
  newSecret: boolean;
}

/** The webhook that was added first: what programs mean that know of one only. */
export async function findFirst(db: Database, workspaceId: WorkspaceId) {
  return (await listTargets(db, workspaceId)).find(({ kind }) => kind === 'webhook');
}

export async function getFirstId({ db }: AppContext, workspaceId: WorkspaceId): Promise<string> {
  const first = await findFirst(db, workspaceId);
  if (!first) throw new Refusal('WEBHOOK_MISSING');
  return first.id;
}

export async function getWebhook({ db }: AppContext, workspaceId: WorkspaceId): Promise<LeadWebhook | null> {
  const first = await findFirst(db, workspaceId);
  return first
    ? {
        url: first.address,
        on: first.isOn,
        secretHint: first.secretHint,
        createdAt: first.createdAt.toISOString(),
      }
    : null;
}

export async function setWebhook(ctx: AppContext, person: Person, { url, on, newSecret }: Input) {
  const first = await findFirst(ctx.db, person.workspaceId);
  const { host } = new URL(url);
  const usual = { facebookCampaignIds: null, takesTests: true, takesChanges: false };
  const set = first
    ? await changeTarget(ctx, person, { id: first.id, address: url, on, newSecret })
    : await addTarget(ctx, person, { kind: 'webhook', name: host, address: url, secret: '', on, ...usual });
  const { secretHint, createdAt } = set;
  return { url, on, secretHint, createdAt, ...(set.secret && { secret: set.secret }) };
}

export async function removeWebhook(ctx: AppContext, person: Person) {
  const first = await findFirst(ctx.db, person.workspaceId);
  if (first) await forgetTarget(ctx, person, first.id);
  return { removed: true as const };
}
