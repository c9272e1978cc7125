import type { CallToAction } from './ads.ts';
import type { Objective } from './campaign.ts';

/** The press opens a form within Facebook. Meta documents these six for it, whatever else may slip through. */
const onForm: readonly CallToAction[] = [
  'SIGN_UP',
  'LEARN_MORE',
  'GET_QUOTE',
  'APPLY_NOW',
  'SUBSCRIBE',
  'DOWNLOAD',
];

/** The press opens the website. A call would need a telephone number, and a menu is no button of Meta's. */
const onWebsite: readonly CallToAction[] = [
  'LEARN_MORE',
  'SHOP_NOW',
  'BOOK_NOW',
  'CONTACT_US',
  'GET_QUOTE',
  'SIGN_UP',
  'APPLY_NOW',
  'SUBSCRIBE',
  'DOWNLOAD',
  'BOOK_TRAVEL',
];

/** What Meta takes in place of what it does not take there, told as nearly as it can be. */
const nearestOnForm: Partial<Record<CallToAction, CallToAction>> = {
  SHOP_NOW: 'LEARN_MORE',
  SEE_MENU: 'LEARN_MORE',
};
const nearestOnWebsite: Partial<Record<CallToAction, CallToAction>> = { CALL_NOW: 'CONTACT_US' };

/** The buttons an ad can have, the usual ones first. */
export function callsToActionFor(objective: Objective | null): readonly CallToAction[] {
  return objective === 'leads' ? onForm : onWebsite;
}

/** The button an ad is shown with and published with: the chosen one where Meta takes it, else the nearest. */
export function callToActionFor(objective: Objective | null, chosen: CallToAction): CallToAction {
  if (callsToActionFor(objective).includes(chosen)) return chosen;
  return objective === 'leads'
    ? (nearestOnForm[chosen] ?? 'SIGN_UP')
    : (nearestOnWebsite[chosen] ?? 'LEARN_MORE');
}

/** The buttons the writer may choose from. */
export const writtenCallsToAction: Record<Objective, readonly CallToAction[]> = {
  leads: ['SIGN_UP', 'LEARN_MORE', 'GET_QUOTE'],
  traffic: ['LEARN_MORE'],
  sales: ['SHOP_NOW'],
};
