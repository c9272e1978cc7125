import type { CallToAction } from '#contract/campaigns/ads.ts';
import { type Objective } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';

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
    case 'BOOK_NOW':
      return m.campaigns_cta_book_now();
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
