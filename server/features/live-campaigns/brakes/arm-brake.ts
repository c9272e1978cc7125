import type { BrakeName } from '#contract/live/brakes.ts';
import type { RunContext } from '#server/features/operations/kind.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import {
  type BrakedCampaign,
  type HeldRule,
  isAsOrdered,
  type RuleOrder,
} from '#server/gateways/meta/rules/rules.ts';
import type { KeptBrake } from '../tables.ts';
import { orderOf, tagOf } from './brake-rules.ts';

type Context = RunContext<'brakes'>;

export interface Arming {
  name: BrakeName;
  /** Undefined once it is gone. */
  campaign: BrakedCampaign | undefined;
  /** All rules of the ad account. */
  listed: HeldRule[];
  before: KeptBrake | undefined;
}

/** Makes the rule of one brake what it is to be, and answers what stands of it; undefined where there is to be none. */
export async function armBrake(
  context: Context,
  { name, campaign, listed, before }: Arming,
): Promise<KeptBrake | undefined> {
  const { ctx, account, details, workspaceId, operation } = context;
  const campaignId = operation.facebookCampaignId!;
  const tag = tagOf(workspaceId, campaignId, name);
  const own = listed.filter((rule) => rule.name.endsWith(tag));
  // One that was made just now may not be listed yet.
  const kept = before?.ruleId
    ? (own.find(({ id }) => id === before.ruleId) ?? (await ctx.meta.readRule(account, before.ruleId)))
    : own[0];
  const amountMinor = campaign ? details.to[name] : null;
  const needless = amountMinor === null && kept ? [kept, ...own] : own;
  for (const id of new Set(needless.map((rule) => rule.id)))
    if (amountMinor === null || id !== kept?.id) await remove(context, id);
  if (!campaign || amountMinor === null) return undefined;

  const { currency } = details;
  const order = orderOf({ name, tag, campaignId, amountMinor, currency, hasForms: campaign.hasForms });
  try {
    return await armRule(context, order, kept);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // One that Meta does not let us change goes on as it was, and stops the campaign then.
    const { id = null, gist = null } = kept ?? {};
    return { status: 'refused', limitMinor: null, metaWords: error.words ?? null, ruleId: id, gist };
  }
}

function remove(context: Context, ruleId: string): Promise<void> {
  const { ctx, account } = context;
  return sendOperation(context, { send: () => ctx.meta.deleteRule(account, ruleId) });
}

/** Makes the rule, or what stands in its place, what was ordered, and reads it back. */
async function armRule(context: Context, order: RuleOrder, kept: HeldRule | undefined): Promise<KeptBrake> {
  const { ctx, account } = context;
  let ruleId = kept?.id;
  if (!kept || !isAsOrdered(kept, order))
    await sendOperation(context, {
      async send() {
        ruleId = await ctx.meta.putRule(account, order, ruleId);
      },
    });
  const held = await ctx.meta.readRule(account, ruleId!);
  if (held && isAsOrdered(held, order))
    return { ruleId: held.id, gist: held.gist, status: 'armed', limitMinor: null, metaWords: null };
  // A brake that holds something else would stop the campaign too soon, or never.
  if (held) await remove(context, held.id);
  throw new GatewayError({ service: 'Meta', failureKind: 'rejected', detail: 'a rule reads back otherwise' });
}

interface Limiting {
  campaign: BrakedCampaign;
  before: KeptBrake | undefined;
  /** What it was to hold the campaign to until now, and from now on. */
  amounts: { beforeMinor: number | null; wantedMinor: number | null };
  hasResult: boolean;
}

/**
 * What stands of the brake for want of a result where Meta has refused its rule: the most that Meta lets the campaign
 * spend in all does the same until the first result comes. Lifts what is ours once it is not needed.
 */
export async function holdByLimit(
  context: Context,
  kept: KeptBrake | undefined,
  { campaign: { spendCapMinor }, before, amounts, hasResult }: Limiting,
): Promise<KeptBrake | undefined> {
  const { ctx, account, operation } = context;
  const id = operation.facebookCampaignId!;
  const set = (limitMinor: number | null) =>
    sendOperation(context, {
      send: () => ctx.meta.setSpendingLimit(account, { campaignId: id, limitMinor }),
      progress: { limitMinor },
    });
  // What somebody has set themselves counts only where it is lower than ours would be.
  const ours = before?.status === 'fallback' && before.limitMinor! >= (amounts.beforeMinor ?? 0);
  const isOurs =
    spendCapMinor !== null &&
    // An earlier try of this has set it, and its answer was lost.
    [ours && before.limitMinor, operation.progress?.['limitMinor']].includes(spendCapMinor);
  if (kept?.status !== 'refused' || hasResult) {
    if (isOurs) await set(null);
    return kept?.status === 'refused' ? { ...kept, status: 'met' } : kept;
  }
  const wantedMinor = Math.max(amounts.wantedMinor!, await ctx.meta.readLeastSpendCap(account));
  const stands = (limitMinor: number): KeptBrake => ({ ...kept, status: 'fallback', limitMinor });
  if (spendCapMinor === wantedMinor) {
    // What was sent since has taken the place of it.
    if (isOurs) await context.save({ progress: { limitMinor: wantedMinor } });
    return stands(wantedMinor);
  }
  if (spendCapMinor !== null && !isOurs) return spendCapMinor < wantedMinor ? stands(spendCapMinor) : kept;
  try {
    await set(wantedMinor);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return kept;
  }
  const held = await ctx.meta.readSpendingLimit(account, id);
  if (held?.limitMinor === wantedMinor) return stands(wantedMinor);
  await set(null);
  return kept;
}

/** Meta has said no to exactly this; whatever else goes wrong is tried again, or ends the operation. */
function isRefusal(error: unknown): error is GatewayError {
  return (
    error instanceof GatewayError && (error.failureKind === 'rejected' || error.failureKind === 'forbidden')
  );
}
