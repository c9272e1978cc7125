import type { InboxLead } from '#contract/leads/lead.ts';
import type { LiveOverview } from '#contract/live/live-campaign.ts';

type Known = Pick<LiveOverview, 'campaigns' | 'totals' | 'today'>;

/** Whether nothing has ever come of a campaign: what was spent and who has answered stay, though the campaign is gone. */
export function isFirstRun({ campaigns, totals, today }: Known, waiting: readonly InboxLead[]): boolean {
  const spentMinor = totals.totalSpendMinor + today.spendMinor;
  return campaigns.length === 0 && spentMinor === 0 && waiting.length === 0;
}
