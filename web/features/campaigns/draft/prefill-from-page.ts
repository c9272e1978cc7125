import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Industry } from '#contract/campaigns/industries.ts';
import { useEffect, useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import type { FieldChanges } from './draft-fields.ts';
import type { FacebookChoice } from './follow-connection.ts';

type FromPage = Pick<CampaignFields, 'businessName' | 'industry'>;
type Known = readonly Pick<Industry, 'name' | 'pageWords'>[];

/** What a Facebook page says of its business, in the words of a draft; empty where it does not. */
export function readPage(page: FacebookChoice['page'], industries: Known): FromPage {
  const category = `${page?.category?.toLowerCase() ?? ''} `;
  const lengthIn = ({ pageWords }: Known[number]) =>
    Math.max(0, ...pageWords.filter((word) => category.includes(word)).map((word) => word.length));
  // 'Coffee shop' is a café before it is a shop: the longest word tells most.
  const [best] = industries.toSorted((one, other) => lengthIn(other) - lengthIn(one));
  const industry = best && lengthIn(best) > 0 ? best.name : '';
  return { businessName: page?.name.slice(0, 120) ?? '', industry };
}

/** What of it a draft still has room for: nothing that is filled in is touched. */
export function fieldsFromPage(fields: FromPage, { businessName, industry }: FromPage): FieldChanges {
  return {
    ...(fields.businessName === '' && businessName && { businessName }),
    ...(fields.industry === '' && industry && { industry }),
  };
}

/**
 * Begins a new draft with what the chosen page says, and fills in an older one that gets its first page here. For a new
 * one it waits, as all that is filled in ahead, for the first change.
 */
export function usePrefillFromPage(keeper: DraftKeeper, page: FacebookChoice['page'], industries: Known) {
  const [hadPage] = useState(() => keeper.view().fields.facebookPageId !== null);
  useEffect(() => {
    const { fields, campaign } = keeper.view();
    if (campaign && (hadPage || !keeper.isEditable)) return;
    const changes = fieldsFromPage(fields, readPage(page, industries));
    if (Object.keys(changes).length > 0) keeper.prefill(changes);
  }, [keeper, page, industries, hadPage]);
}
