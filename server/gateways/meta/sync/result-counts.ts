/** What people did, each counted by itself: Meta's own list overlaps and must never be added up. */
export interface ResultCounts {
  leads: number;
  linkClicks: number;
  landingPageViews: number;
  purchases: number;
}

export type ResultKind = keyof ResultCounts;

interface Action {
  action_type: string;
  value: string;
}

export function countResults(actions: Action[]): ResultCounts {
  return {
    leads: countOf(actions, ['lead', 'onsite_conversion.lead_grouped']),
    linkClicks: countOf(actions, ['link_click']),
    landingPageViews: countOf(actions, ['landing_page_view']),
    purchases: countOf(actions, ['omni_purchase', 'purchase']),
  };
}

/** The first of these names that is there: the later ones count a part of the same people. */
function countOf(actions: Action[], names: string[]): number {
  for (const name of names) {
    const action = actions.find(({ action_type: type }) => type === name);
    if (action) return Number(action.value);
  }
  return 0;
}
