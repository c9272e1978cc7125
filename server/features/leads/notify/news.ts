import type { PersonRow } from '#server/features/people/queries.ts';
import type { openCampaignNames } from '../list/campaign-names.ts';
import type { LeadRow } from '../queries.ts';

/** That a lead has come, or that it still waits. */
export const kinds = ['arrival', 'reminder'] as const;
export type Kind = (typeof kinds)[number];

/** More leads than this are one push, and those of more campaigns one email. */
export const mostAlone = 3;

/** A lead that somebody is to hear of, and where it came from. */
export interface News {
  lead: LeadRow;
  campaign: Awaited<ReturnType<ReturnType<typeof openCampaignNames>['of']>>;
}

/** Who hears of it. */
export type Reader = Pick<PersonRow, 'id' | 'email' | 'language'>;

/** The same by campaign, in the order in which they came. */
export function byCampaign(news: News[]): News[][] {
  return [...Map.groupBy(news, ({ campaign }) => campaign.facebookCampaignId).values()];
}
