import { adTextLengths } from '#contract/campaigns/ads.ts';
import type { RewritableField } from '#contract/campaigns/campaign.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { nameCategory } from '../wizard/category-words.ts';
import { describeOverlap } from '../locations/location-words.ts';
import type { Risk } from './review-risks.ts';

/** What may happen, in one sentence. */
export function describeRisk(risk: Risk): string {
  switch (risk.kind) {
    case 'category-missing':
      return m.campaigns_risk_category({ category: nameCategory(risk.category) });
    case 'politics-in-eu':
      return m.campaigns_risk_politics_eu();
    case 'politics-authorisation':
      return m.campaigns_category_politics_text();
    case 'aim-too-narrow':
      return m.campaigns_risk_aim();
    case 'budget-high':
      return m.campaigns_risk_budget({ day: formatWholeMoney(risk.dailyBudgetMinor, risk.currency) });
    case 'places-overlap':
      return describeOverlap(risk);
    case 'picture-small':
      return (risk.media === 'video' ? m.campaigns_risk_video : m.campaigns_risk_picture)({
        n: risk.n,
        width: risk.width,
        height: risk.height,
      });
    case 'text-missing':
      return m.campaigns_risk_text_missing({ n: risk.n, field: nameAdField(risk.field) });
    case 'text-cut-off':
      return m.campaigns_risk_text_long({
        n: risk.n,
        field: nameAdField(risk.field),
        most: adTextLengths[risk.field],
      });
    case 'text-odd-letters':
      return m.campaigns_risk_text_letters({ n: risk.n, field: nameAdField(risk.field) });
  }
}

function nameAdField(field: RewritableField): string {
  return {
    headline: m.campaigns_ad_headline,
    primaryText: m.campaigns_ad_primary_text,
    description: m.campaigns_ad_description,
  }[field]();
}
