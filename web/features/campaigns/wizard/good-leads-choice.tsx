import { api } from '#web/api.ts';
import { later, usePart } from '#web/ui/later.ts';
import { useQuery } from '@tanstack/react-query';
import type { StepProps } from './step-props.ts';

const cards = later(() => import('./good-leads-cards.tsx'));

/** Which leads Facebook looks for, where Meta lets the account choose; what was chosen before can be taken back anywhere. */
export function GoodLeadsChoice(props: StepProps) {
  const { objective, seeksGoodLeads } = props.fields;
  const isAsked = objective === 'leads';
  const { data } = useQuery(api.campaigns.findGoodLeads.queryOptions({ enabled: isAsked }));
  const isShown = isAsked && (data?.isOffered === true || seeksGoodLeads);
  const parts = usePart(cards, isShown, () => undefined);
  return parts && <parts.GoodLeadsCards {...props} isOffered={data?.isOffered !== false} />;
}
