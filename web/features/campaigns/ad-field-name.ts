import type { RewritableField } from '#contract/campaigns.ts';

/** What the control of an ad's text is called, so that it can be found on the page. */
export function adFieldName(adId: string, field: RewritableField): string {
  return `${field} ${adId}`;
}
