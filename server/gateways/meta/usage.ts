/** How much of Meta's allowance is used, in percent, as the reply to one call told. */
export interface Usage {
  /** Undefined when the call was not about one ad account. */
  adAccountId: string | undefined;
  appPercent: number;
  accountPercent: number;
  /** How long Meta wants to be left alone; 0 while it does not mind. */
  waitMs: number;
}
