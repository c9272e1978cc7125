export interface AdAccount {
  /** With its prefix, for example `act_1784`. */
  id: string;
  name: string;
  currency: string;
  /** 1 active, 2 disabled, 3 unsettled; Meta has more. */
  status: number;
  timezone: string;
  minDailyBudgetMinor: number;
  hasPaymentMethod: boolean;
  defaultBeneficiary: string | null;
  defaultPayer: string | null;
  businessName: string | null;
}

export interface Page {
  id: string;
  name: string;
  /** Null when this person may not act for the page. */
  accessToken: string | null;
  tasks: string[];
  instagramId: string | null;
  pictureUrl: string | null;
}

export interface Accounts {
  listAdAccounts(token: string): Promise<AdAccount[]>;
  listPages(token: string): Promise<Page[]>;
}
