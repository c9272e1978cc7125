import type { LeadWebhook } from '#contract/leads/lead-webhooks.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { becauseOf } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { noteDeed } from '../../audit-log/write-line.ts';
import { stopped } from './deliver-rules.ts';
import { stopWaiting } from './delivery-queries.ts';
import { secretContext, makeSecret } from './webhook-message.ts';
import { findWebhook, removeWebhook, saveWebhook, type WebhookRow } from './webhook-queries.ts';

interface Input {
  url: string;
  on: boolean;
  newSecret: boolean;
}

const hintLength = 4;

export async function getWebhook({ db }: AppContext, workspaceId: WorkspaceId): Promise<LeadWebhook | null> {
  const row = await findWebhook(db, workspaceId);
  return row ? present(row) : null;
}

/** Has leads delivered there from now on. A secret is answered when it is made, and never again. */
export async function setWebhook(
  ctx: AppContext,
  person: Person,
  { url, on, newSecret }: Input,
): Promise<LeadWebhook & { secret?: string }> {
  const { db, seal } = ctx;
  const { workspaceId, language } = person;
  // What is switched off need not be reachable.
  if (on) await checkAddress(ctx, url, language);
  return db.transaction(async (tx) => {
    const kept = newSecret ? undefined : await findWebhook(tx, workspaceId);
    const { secret, sealedSecret, secretHint } = kept
      ? { ...kept, secret: undefined }
      : sealNew(seal, workspaceId);
    const row = await saveWebhook(tx, workspaceId, {
      url,
      isOn: on,
      sealedSecret,
      secretHint,
      restUntil: null,
    });
    if (!on) await stopWaiting(tx, workspaceId, stopped.switchedOff);
    // An address may carry a secret behind its host.
    const { host } = new URL(url);
    await noteDeed(tx, person, { at: ctx.now(), deed: 'webhook-set', to: { host, on } });
    return { ...present(row), ...(secret && { secret }) };
  });
}

/** Delivers nothing any more, not even what was on its way. */
export async function forgetWebhook({ db, now }: AppContext, person: Person): Promise<{ removed: true }> {
  const { workspaceId } = person;
  await db.transaction(async (tx) => {
    await removeWebhook(tx, workspaceId);
    await stopWaiting(tx, workspaceId, stopped.removed);
    await noteDeed(tx, person, { at: now(), deed: 'webhook-removed' });
  });
  return { removed: true };
}

function sealNew(seal: Seal, workspaceId: WorkspaceId) {
  const secret = makeSecret();
  const sealedSecret = seal.encrypt(secret, secretContext(workspaceId));
  return { secret, sealedSecret, secretHint: secret.slice(-hintLength) };
}

async function checkAddress(
  { customerWebhooks }: AppContext,
  url: string,
  language: Person['language'],
): Promise<void> {
  try {
    await customerWebhooks.check(url);
  } catch (error) {
    if (error instanceof GatewayError)
      throw new Refusal('WEBHOOK_ADDRESS_UNUSABLE', becauseOf(error.reason, language));
    throw error;
  }
}

function present({ url, isOn, secretHint, createdAt }: WebhookRow): LeadWebhook {
  return { url, on: isOn, secretHint, createdAt: createdAt.toISOString() };
}
