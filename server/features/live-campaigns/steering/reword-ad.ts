import { acceptOperation } from '#server/features/operations/accept.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import { adCopyKind } from './ad-copy-kind.ts';
import { permitOnLive } from './permit-on-live.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import type { RewordedAd } from '#contract/live/steering.ts';
import type { AppContext } from '#server/app-context.ts';
import { becauseOf, coded } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { whyNotThisAction } from './ad-rules.ts';
import { getLiveAd } from '../detail/live-ad-queries.ts';
import { lookAtMeta } from './look-at-meta.ts';
import { getLiveCampaign, type LiveAdRow } from '../queries.ts';

/** Gives an ad other words, where its kind allows it. */
export async function rewordAd(
  ctx: AppContext,
  person: Person,
  { facebookAdId, ...to }: RewordedAd & { facebookAdId: string },
): Promise<OperationRow> {
  const { workspaceId, language } = person;
  const row = await getLiveAd(ctx.db, workspaceId, facebookAdId);
  const { facebookCampaignId } = row;
  const { adAccountId } = await getLiveCampaign(ctx.db, workspaceId, facebookCampaignId);
  const look = await lookAtMeta(ctx, workspaceId, {
    adAccountId,
    read: (account) => ctx.meta.readAd(account, facebookAdId),
  });
  if (look && !look.seen) throw new Refusal('AD_NOT_FOUND');
  const held = look?.seen;
  if (held?.fixedBecause)
    throw new Refusal('AD_NOT_EDITABLE', becauseOf(coded(`ad-fixed-${held.fixedBecause}`), language));
  const actionReason =
    held &&
    whyNotThisAction(to.callToAction, {
      opensForm: held.leadFormId !== null,
      present: held.words.callToAction,
    });
  if (actionReason) throw new Refusal('AD_NOT_EDITABLE', becauseOf(actionReason, language));

  const from = held?.words ?? knownWords(row);
  return acceptOperation(ctx, person, {
    kind: adCopyKind,
    permit: (tx) => permitOnLive({ ...ctx, db: tx }, workspaceId, facebookCampaignId),
    decide: () => ({ kind: 'ad-copy', facebookAdId, from, to }),
  });
}

function knownWords({ headline, primaryText, description, callToAction }: LiveAdRow): HeldWords {
  return {
    headline: headline ?? '',
    primaryText: primaryText ?? '',
    description: description ?? '',
    callToAction: callToAction ?? '',
  };
}
