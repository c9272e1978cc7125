import { type DeliveryCause, type DeliveryReason, troublesOf } from '#contract/live/delivery.ts';
import type { KnownCampaign } from '#server/features/live-campaigns/facts/read-facts.ts';
import { type Detector, type Found, pictureOfAll } from '../detector.ts';

/** What is switched on and not shown, or not all of it, and brakes that do not hold: of each campaign the first reason, and what stops the whole ad account once. */
export const notShown: Detector = {
  code: 'not-shown',
  detect({ campaigns, today }) {
    const ofAccount = new Map<DeliveryReason['code'], Found>();
    const ofCampaigns: Found[] = [];
    for (const campaign of campaigns) {
      const [cause] = troublesOf(campaign.delivery);
      if (!cause) continue;
      const known = ofAccount.get(cause.reason.code);
      if (known) known.campaignCount! += 1;
      else if (isOfAccount(cause))
        // What stops everything is told again as long as it does, whenever somebody wants to be asked again.
        ofAccount.set(cause.reason.code, {
          ...foundOf(cause),
          campaignCount: 1,
          evidence: today,
          picture: pictureOfAll(campaigns, 'spend', { today }),
        });
      else {
        const picture = pictureOfAll([campaign], 'spend', { today });
        ofCampaigns.push({ ...foundOf(cause, campaign), picture });
      }
    }
    return [...ofAccount.values(), ...ofCampaigns];
  },
};

function isOfAccount({ reason: { code } }: DeliveryCause): boolean {
  return code.startsWith('account-');
}

function foundOf(cause: DeliveryCause, campaign?: KnownCampaign): Found {
  const { reason, metaWords, remedy } = cause;
  return {
    class: classOf(cause),
    reason: {
      code: 'not-shown',
      reason,
      metaWords,
      stopped: stoppedBy(cause, campaign),
      dailyBudgetMinor: campaign?.dailyBudgetMinor ?? null,
    },
    campaign,
    sureness: 'certain',
    about: aboutOf(reason),
    evidence: metaWords ?? '',
    stakeMinor: campaign?.dailyBudgetMinor ?? 0,
    action: { code: 'mend', remedy },
  };
}

function stoppedBy({ reason }: DeliveryCause, campaign: KnownCampaign | undefined) {
  if (!campaign) return 'account';
  if (reason.code === 'brake-gone') return 'nothing';
  return campaign.delivery.state === 'running' ? 'part' : 'campaign';
}

function classOf(cause: DeliveryCause): Found['class'] {
  if (isOfAccount(cause)) return 'stops-everything';
  // It spends without what was to stop it.
  return cause.reason.code === 'brake-gone' ? 'costs-wrongly' : 'not-shown';
}

/** Another ad that is refused is another matter, and so is another time a brake struck, or another brake. */
function aboutOf(reason: DeliveryReason): string {
  if (reason.code === 'braked') return `braked ${reason.at}`;
  if (reason.code === 'brake-gone') return `brake-gone ${reason.brake}`;
  const ids = 'facebookAdIds' in reason ? reason.facebookAdIds : [];
  return [reason.code, ...ids].join(' ');
}
