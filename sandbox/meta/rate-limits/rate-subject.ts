import { textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';

/** Whose allowance a call draws on. `app` is everything that is about no account and no page. */
export interface RateSubject {
  type: 'ads_management' | 'ads_insights' | 'leadgen' | 'pages' | 'app';
  /** The ad account or the page; empty for the app. */
  id: string;
}

/** What the path of a call is about: `act_1/insights`, `1202…/leads`, `3100…`, `search`. */
export function subjectOf(store: Store, [name = '', edge = '']: string[]): RateSubject {
  const thing = store.find(name);
  const account = name.startsWith('act_') ? name.slice(4) : (thing?.account ?? '');
  if (thing?.kind === 'lead' || edge.includes('lead')) return { type: 'leadgen', id: pageOf(store, thing) };
  if (account) return { type: edge === 'insights' ? 'ads_insights' : 'ads_management', id: account };
  if (thing?.kind === 'page') return { type: 'pages', id: thing.id };
  if (thing?.kind === 'leadgen_form') return { type: 'leadgen', id: thing.parent };
  return { type: 'app', id: '' };
}

/** The page of a page, a form, a lead or an ad; the ad account when there is no page. */
function pageOf(store: Store, thing: Thing | undefined): string {
  if (thing?.kind === 'lead') return pageOf(store, store.find(thing.parent));
  if (thing?.kind === 'leadgen_form') return thing.parent;
  return thing?.kind === 'page' ? thing.id : textOf(thing?.account);
}
