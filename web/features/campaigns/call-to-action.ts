import { callsToAction, type CallToAction } from '#contract/ads.ts';
import { type Objective } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';

const forLeads: readonly CallToAction[] = ['LEARN_MORE', 'SIGN_UP', 'BOOK_TRAVEL'];

/** What an ad's button may say: lead ads know only three. */
export function callsToActionFor(objective: Objective | null): readonly CallToAction[] {
  return objective === 'leads' ? forLeads : callsToAction;
}

/** What the button on the ad will do, falling back to what suits the objective. */
export function callToActionOf(chosen: CallToAction, objective: Objective | null): CallToAction {
  if (callsToActionFor(objective).includes(chosen)) return chosen;
  return 'SIGN_UP';
}

/** The choice by name, as in the editor. */
export function nameCallToAction(callToAction: CallToAction, objective: Objective | null): string {
  switch (callToAction) {
    case 'LEARN_MORE':
      return m.campaigns_cta_learn_more();
    case 'SHOP_NOW':
      return m.campaigns_cta_shop_now();
    case 'SIGN_UP':
      return m.campaigns_cta_sign_up();
    case 'DOWNLOAD':
      return m.campaigns_cta_download();
    case 'BOOK_TRAVEL':
      return objective === 'leads' ? m.campaigns_cta_book_now() : m.campaigns_cta_book_travel();
    case 'CONTACT_US':
      return m.campaigns_cta_contact_us();
    case 'CALL_NOW':
      return m.campaigns_cta_call_now();
    case 'GET_QUOTE':
      return m.campaigns_cta_get_quote();
    case 'SUBSCRIBE':
      return m.campaigns_cta_subscribe();
    case 'APPLY_NOW':
      return m.campaigns_cta_apply_now();
    case 'SEE_MENU':
      return m.campaigns_cta_see_menu();
  }
}
