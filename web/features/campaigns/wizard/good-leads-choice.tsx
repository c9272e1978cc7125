import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { useQuery } from '@tanstack/react-query';
import type { StepProps } from './step-props.ts';

/** Which leads Facebook looks for, where Meta lets the account choose; what was chosen before can be taken back anywhere. */
export function GoodLeadsChoice({ fields, change }: StepProps) {
  const { objective, seeksGoodLeads } = fields;
  const isAsked = objective === 'leads';
  const { data } = useQuery(api.campaigns.findGoodLeads.queryOptions({ enabled: isAsked }));
  if (!isAsked || !(data?.isOffered || seeksGoodLeads)) return null;
  return (
    <div data-field="seeksGoodLeads" className="mt-6 space-y-4">
      <RadioCards<'all' | 'good'>
        legend={m.campaigns_good_leads()}
        value={seeksGoodLeads ? 'good' : 'all'}
        onValueChange={(chosen) => change({ seeksGoodLeads: chosen === 'good' })}
        options={[
          {
            value: 'all',
            title: m.campaigns_good_leads_all(),
            text: m.campaigns_good_leads_all_text(),
          },
          {
            value: 'good',
            title: m.campaigns_good_leads_good(),
            text: m.campaigns_good_leads_good_text(),
          },
        ]}
      />
      {data?.isOffered === false && <Banner tone="warning" title={m.campaigns_good_leads_lost()} />}
    </div>
  );
}
