import { industryOfCategory } from '#contract/campaigns/industry-of-category.ts';
import type { Industry } from '#contract/campaigns/industries.ts';
import { useEffect, useState } from 'react';
import type { DraftKeeper } from './draft-keeper.ts';
import { fillIn, filledFields, type Filling } from './fill-in.ts';
import type { FacebookChoice } from './follow-connection.ts';

type Known = readonly Pick<Industry, 'name' | 'pageWords'>[];

/** What a Facebook page says of its business, in the words of a draft; nothing where it does not. */
export function readPage(page: FacebookChoice['page'], industries: Known): Filling {
  if (!page) return {};
  const industry = industryOfCategory(page.category, industries) ?? '';
  const fact = (value: string, words: string | null) => {
    if (!value || !words) return undefined;
    const url = `https://www.facebook.com/${page.id}`;
    return { value, source: { from: 'facebook-page' as const, words: words.slice(0, 300), url } };
  };
  return { businessName: fact(page.name.slice(0, 120), page.name), industry: fact(industry, page.category) };
}

/**
 * Begins a new draft with what the chosen page says, and fills in what is empty in an older one that gets its first page
 * here. For a new one it waits, as all that is filled in ahead, for the first change.
 */
export function usePrefillFromPage(keeper: DraftKeeper, page: FacebookChoice['page'], industries: Known) {
  const [hadPage] = useState(() => keeper.view().fields.facebookPageId !== null);
  useEffect(() => {
    const { fields, campaign } = keeper.view();
    if (campaign && (hadPage || !keeper.isEditable)) return;
    const changes = fillIn(fields, readPage(page, industries), filledFields(fields));
    if (Object.keys(changes).length > 0) keeper.prefill(changes);
  }, [keeper, page, industries, hadPage]);
}
