import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import type { StepProps } from './step-props.ts';

/** The two goals, and a word where Meta offers the second one no more. */
export function GoodLeadsCards({
  fields: { seeksGoodLeads },
  change,
  isOffered,
}: StepProps & { isOffered: boolean }) {
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
      {!isOffered && <Banner tone="warning" title={m.campaigns_good_leads_lost()} />}
    </div>
  );
}
