import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { AdAccount, Connection, Page } from '#contract/connections.ts';
import type { FieldChanges } from './draft-fields.ts';

/** What is chosen in the Facebook connection at this moment. */
export interface FacebookChoice {
  adAccount: Omit<AdAccount, 'status'> | null;
  page: Pick<Page, 'id' | 'name' | 'pictureUrl' | 'category' | 'website'> | null;
}

/** The chosen account and page themselves, where they are among the ones the connection lists. */
export function readChoice(connection: Connection | null | undefined): FacebookChoice {
  const { adAccounts = [], pages = [], selectedAdAccountId, selectedPageId } = connection ?? {};
  return {
    adAccount: adAccounts.find(({ id }) => id === selectedAdAccountId) ?? null,
    page: pages.find(({ id }) => id === selectedPageId) ?? null,
  };
}

/**
 * What has to change for a draft to follow the chosen ad account and page. Forms belong to a page and pixels to an
 * account, so they go with them. A budget never slips into another currency unseen: it is cleared, to be set anew. What
 * the offer costs is none of the account's business.
 */
export function followConnection(fields: CampaignFields, { adAccount, page }: FacebookChoice): FieldChanges {
  const changes: FieldChanges = {};
  if (page && page.id !== fields.facebookPageId) {
    changes.facebookPageId = page.id;
    if (fields.facebookPageId !== null) changes.leadFormId = null;
  }
  if (adAccount && adAccount.id !== fields.facebookAdAccountId) {
    changes.facebookAdAccountId = adAccount.id;
    if (fields.facebookAdAccountId !== null) changes.pixelId = null;
    if (fields.seeksGoodLeads) changes.seeksGoodLeads = false;
  }
  if (adAccount && adAccount.currency !== fields.currency) {
    changes.currency = adAccount.currency;
    changes.dailyBudgetMinor = null;
    changes.brakes = {};
  }
  return changes;
}
