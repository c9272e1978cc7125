import { randomBytes } from 'node:crypto';
import { type LeadTarget, type TargetKind, targetLimits, targetNeeds } from '#contract/leads/lead-targets.ts';
import type { Language } from '#contract/people/people.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { secretPrefix } from '#server/gateways/lead-targets/webhook.ts';
import type { AppContext } from '#server/app-context.ts';
import { becauseOf, tellText } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { noteDeed } from '../../audit-log/write-line.ts';
import { lockLeads } from '../queries.ts';
import { stopped } from './deliver-rules.ts';
import { stopWaiting } from './delivery-queries.ts';
import { secretContext } from './send-told.ts';
import {
  countByTarget,
  getTarget,
  insertTarget,
  listTargets,
  removeTarget,
  type TargetRow,
  updateTarget,
} from './target-queries.ts';

interface Choices {
  name: string;
  on: boolean;
  facebookCampaignIds: string[] | null;
  takesTests: boolean;
  takesChanges: boolean;
}
export interface NewTarget extends Choices {
  kind: TargetKind;
  address: string;
  secret: string;
}
type Maybe<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };
export type TargetChanges = { id: string; newSecret: boolean } & Maybe<Omit<NewTarget, 'kind'>>;

type Asker = Pick<Person, 'workspaceId' | 'language'>;
const hintLength = 4;

export async function presentTargets({ db }: AppContext, { workspaceId, language }: Asker) {
  const counts = await countByTarget(db, workspaceId);
  return (await listTargets(db, workspaceId)).map((row) => present(row, language, counts.get(row.id)));
}

/** Has leads delivered there from now on. A webhook's secret is made here, and answered this once. */
export async function addTarget(ctx: AppContext, person: Person, target: NewTarget) {
  const { kind, on, name, facebookCampaignIds, takesTests, takesChanges } = target;
  const { workspaceId, language } = person;
  const secret = kind === 'webhook' ? makeSecret() : target.secret;
  // What is switched off need not be reachable.
  if (on || kind !== 'webhook') await check(ctx, { kind, address: target.address, secret }, language);
  return ctx.db.transaction(async (tx) => {
    await lockLeads(tx, workspaceId);
    const limit = targetLimits.targets;
    if ((await listTargets(tx, workspaceId)).length >= limit)
      throw new Refusal('TOO_MANY_TARGETS', { limit });
    const row = await insertTarget(tx, workspaceId, {
      kind,
      name,
      isOn: on,
      facebookCampaignIds,
      takesTests,
      takesChanges,
      createdAt: new Date(ctx.now()),
      ...kept(ctx, workspaceId, { kind, address: target.address, secret }),
    });
    await noteDeed(tx, person, { at: ctx.now(), deed: 'webhook-set', to: { host: name, on } });
    return { ...present(row, language), ...(kind === 'webhook' && { secret }) };
  });
}

/** Changes what was said, and leaves the rest. */
export async function changeTarget(
  ctx: AppContext,
  person: Person,
  { id, newSecret, on, address, secret: given, ...choices }: TargetChanges,
) {
  const { db, seal, now } = ctx;
  const { workspaceId, language } = person;
  const before = await getTarget(db, workspaceId, id);
  const { kind } = before;
  const isRemade = newSecret && kind === 'webhook';
  const old = seal.decrypt(before.sealedSecret, secretContext(workspaceId));
  const secret = isRemade ? makeSecret() : (kind !== 'webhook' && given) || old;
  const access = { kind, address: address ?? before.address, secret };
  if (on ?? before.isOn) await check(ctx, access, language);
  return db.transaction(async (tx) => {
    const row = await updateTarget(tx, workspaceId, {
      id,
      ...choices,
      isOn: on,
      restUntil: null,
      ...kept(ctx, workspaceId, access),
    });
    if (!row.isOn) await stopWaiting(tx, id, stopped.switchedOff);
    await noteDeed(tx, person, { at: now(), deed: 'webhook-set', to: { host: row.name, on: row.isOn } });
    return { ...present(row, language), ...(isRemade && { secret }) };
  });
}

/** Delivers nothing there any more, not even what was on its way. */
export async function forgetTarget({ db, now }: AppContext, person: Person, id: string) {
  await db.transaction(async (tx) => {
    const { name } = await getTarget(tx, person.workspaceId, id);
    await removeTarget(tx, person.workspaceId, id);
    await noteDeed(tx, person, { at: now(), deed: 'webhook-removed', to: { host: name } });
  });
  return { removed: true as const };
}

/** The columns of what reaches it. Where the address is the secret, only its host is kept in the open. */
function kept({ seal }: AppContext, workspaceId: WorkspaceId, { kind, address, secret }: Reached) {
  const { origin } = URL.canParse(secret) ? new URL(secret) : { origin: '' };
  return {
    address: targetNeeds[kind].address ? address : origin,
    sealedSecret: seal.encrypt(secret, secretContext(workspaceId)),
    // Of a key file the end says nothing.
    secretHint: kind === 'google-sheets' ? '' : secret.slice(-hintLength),
  };
}

type Reached = Pick<NewTarget, 'kind' | 'address' | 'secret'>;

async function check({ leadTargets }: AppContext, { kind, ...access }: Reached, language: Language) {
  try {
    await leadTargets.check(kind, access);
  } catch (error) {
    if (error instanceof GatewayError)
      throw new Refusal('WEBHOOK_ADDRESS_UNUSABLE', becauseOf(error.reason, language));
    throw error;
  }
}

function makeSecret(): string {
  return `${secretPrefix}${randomBytes(33).toString('base64')}`;
}

type Counts = Awaited<ReturnType<typeof countByTarget>> extends Map<string, infer Row> ? Row : never;

function present(
  {
    id,
    kind,
    name,
    address,
    isOn,
    facebookCampaignIds,
    takesTests,
    takesChanges,
    secretHint,
    createdAt,
  }: TargetRow,
  language: Language,
  counts?: Counts,
): LeadTarget {
  return {
    id,
    kind,
    name,
    address,
    facebookCampaignIds,
    takesTests,
    takesChanges,
    secretHint,
    on: isOn,
    createdAt: createdAt.toISOString(),
    waiting: counts?.waiting ?? 0,
    givenUp: counts?.givenUp ?? 0,
    lastProblem: counts?.lastProblem ? tellText(counts.lastProblem, language) : null,
  };
}
