import { callToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { CampaignFields, Objective } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { MessageSquareText, MousePointerClick, ShoppingBag } from 'lucide-react';
import type { FieldChanges } from '../draft/draft-fields.ts';
import type { StepProps } from './step-props.ts';

/** What people are to do when they see the ads. */
export function ObjectiveChoice({ fields, change, error }: StepProps & { error?: string | undefined }) {
  return (
    <RadioCards<Objective>
      legend={m.campaigns_objective()}
      hideLegend
      required
      error={error}
      value={fields.objective}
      onValueChange={(objective) => change(withObjective(fields, objective))}
      options={[
        {
          value: 'leads',
          title: m.campaigns_objective_leads(),
          text: m.campaigns_objective_leads_text(),
          icon: <MessageSquareText aria-hidden />,
        },
        {
          value: 'traffic',
          title: m.campaigns_objective_traffic(),
          text: m.campaigns_objective_traffic_text(),
          icon: <MousePointerClick aria-hidden />,
        },
        {
          value: 'sales',
          title: m.campaigns_objective_sales(),
          text: m.campaigns_objective_sales_text(),
          icon: <ShoppingBag aria-hidden />,
        },
      ]}
    />
  );
}

/** Ads already written may carry a button the new objective does not know. */
function withObjective({ ads }: CampaignFields, objective: Objective): FieldChanges {
  if (ads.length === 0) return { objective };
  return {
    objective,
    ads: ads.map((ad) => ({ ...ad, callToAction: callToActionFor(objective, ad.callToAction) })),
  };
}
