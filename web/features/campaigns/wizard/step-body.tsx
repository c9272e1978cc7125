import { stepOfField } from '#contract/campaigns/field-steps.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { ConnectFirst } from '../connect-first.tsx';
import { StepAudience } from './step-audience.tsx';
import { StepLeadForm } from '../lead-form/step-lead-form.tsx';
import { StepOffer } from './step-offer.tsx';
import { StepPixel } from '../pixel/step-pixel.tsx';
import type { StepBodyProps } from './wizard-props.ts';

/** What there is to fill in on each step after the first. */
export function StepBody(props: StepBodyProps) {
  const { keeper, view, place, amounts, choice, isConnected, connection, below, lack, lawOfForm } = props;
  const { mediaPicker, designPicker, unknownPlace, leastBudgetMinor } = props;
  const { page, adAccount } = choice;
  const step = { below, lack, fields: view.fields, change: keeper.change };
  const money = { unclear: amounts.unclear, onAmount: amounts.take };

  switch (place.name) {
    case 'offer':
      return <StepOffer {...step} {...money} />;
    case 'audience':
      return (
        <StepAudience
          {...step}
          {...money}
          {...{ leastBudgetMinor, isConnected, connection, adAccount, unknownPlace }}
        />
      );
    case 'lead-form':
      return page ? (
        <div data-field="leadFormId" className="space-y-4">
          <StepLeadForm {...step} {...{ page, connection, lawOfForm }} />
          <Fold heading={m.campaigns_forms_other_page()}>{connection}</Fold>
        </div>
      ) : (
        <ConnectFirst
          title={m.campaigns_forms_title()}
          text={m.campaigns_forms_connect()}
          connection={connection}
        />
      );
    case 'pixel':
      return adAccount ? (
        <div data-field="pixelId" className="space-y-4">
          <StepPixel {...step} {...{ adAccount, connection }} />
          {below('pixelId')}
          <Fold heading={m.campaigns_pixels_other_account()}>{connection}</Fold>
        </div>
      ) : (
        <ConnectFirst
          title={m.campaigns_pixels_title()}
          text={m.campaigns_pixels_connect()}
          connection={connection}
        />
      );
    case 'media':
      return (
        <div className="space-y-6">
          <div data-field="mediaIds">{mediaPicker}</div>
          <div data-field="designs" className="empty:hidden">
            {designPicker((field) => {
              const step = stepOfField(field);
              if (step) place.goToStep(step, field);
            })}
          </div>
        </div>
      );
    case 'business':
    case 'review':
      return null;
  }
}
