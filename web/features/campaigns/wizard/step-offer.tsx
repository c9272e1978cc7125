import { limits } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';
import { Plus, X } from 'lucide-react';
import { sourceNote } from '../draft/source-note.tsx';
import { PriceFields } from './price-fields.tsx';
import { countSellingPoints } from './wizard-steps.ts';
import type { CheckedStepProps } from './step-props.ts';

/** What is sold, why somebody should want it, and for how much. */
export function StepOffer(props: CheckedStepProps) {
  const { fields, change, below, lack } = props;
  return (
    <div className="space-y-6">
      <Card>
        <div className="space-y-5">
          <TextField
            label={m.campaigns_product()}
            name="productService"
            hint={sourceNote(fields, 'productService')}
            error={lack('productService')}
            required
            maxLength={500}
            value={fields.productService}
            onValueChange={(productService) => change({ productService })}
          />
          {below('productService')}
          <TextArea
            label={m.campaigns_offer()}
            name="offerDescription"
            hint={sourceNote(fields, 'offerDescription') ?? m.campaigns_offer_hint()}
            error={lack('offerDescription')}
            required
            rows={4}
            className="[&_textarea]:min-h-24"
            maxLength={2000}
            value={fields.offerDescription}
            onValueChange={(offerDescription) => change({ offerDescription })}
          />
          {below('offerDescription')}
        </div>
      </Card>
      <SellingPoints {...props} />
      <PriceFields {...props} />
    </div>
  );
}

function SellingPoints({ fields, change, below, lack }: CheckedStepProps) {
  const { sellingPoints } = fields;
  // Where there are but as many as are needed, nothing takes one away.
  const keptPlace = useKeptPlace(findControl);
  const isShort = countSellingPoints(fields) < limits.sellingPoints;
  const isLacking = lack('sellingPoints') !== undefined;
  return (
    <Card required title={m.campaigns_selling_points()} text={m.campaigns_selling_points_text()}>
      <ol {...keptPlace} data-field="sellingPoints" className="space-y-3">
        {sellingPoints.map((point, place) => (
          // The place is all that tells two points apart.
          <li key={place} className="space-y-2">
            <div className="flex items-center gap-2">
              <TextField
                className="grow"
                label={m.campaigns_selling_point({ n: place + 1 })}
                hideLabel
                placeholder={m.campaigns_selling_point({ n: place + 1 })}
                maxLength={200}
                aria-invalid={isLacking && point.trim() === ''}
                value={point}
                onValueChange={(text) => change({ sellingPoints: sellingPoints.with(place, text) })}
              />
              {sellingPoints.length > limits.sellingPoints && (
                <IconButton
                  name={m.campaigns_selling_point_remove({ n: place + 1 })}
                  onClick={() => change({ sellingPoints: sellingPoints.toSpliced(place, 1) })}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </div>
            {below(`sellingPoints.${place}`)}
          </li>
        ))}
      </ol>
      <div className="mt-2 text-sm text-muted empty:hidden">{sourceNote(fields, 'sellingPoints')}</div>
      {isShort && (
        <p className={cn('mt-3 text-sm', isLacking ? 'text-danger-text' : 'text-muted')}>
          {m.campaigns_selling_points_short()}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="mt-4"
        disabled={sellingPoints.length >= 20}
        onClick={() => change({ sellingPoints: [...sellingPoints, ''] })}
      >
        <Plus aria-hidden />
        {m.campaigns_selling_point_add()}
      </Button>
    </Card>
  );
}
