import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Radar } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ChoiceList } from '../choice-list.tsx';
import { PickerFrame } from '../picker-frame.tsx';
import { PixelDialog } from './pixel-dialog.tsx';
import type { StepProps } from '../wizard/step-props.ts';

interface StepPixelProps extends StepProps {
  adAccount: { id: string; name: string };
  connection: ReactNode;
}

/** Which pixel tells Facebook about purchases. */
export function StepPixel({ fields, change, adAccount, connection }: StepPixelProps) {
  const [typed, setTyped] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const search = useQuery({
    ...api.campaigns.listPixels.queryOptions({ input: { adAccountId: adAccount.id } }),
    retry: false,
    staleTime: 60_000,
  });
  const pixels = search.data?.pixels ?? [];
  const wanted = typed.trim().toLowerCase();
  const shown = pixels.filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.includes(wanted));
  const chosen = pixels.find(({ id }) => id === fields.pixelId);
  const act = encodeURIComponent(adAccount.id.replace(/^act_/, ''));
  const href = `https://business.facebook.com/events_manager2/list/dataset?act=${act}`;

  return (
    <PickerFrame
      title={m.campaigns_pixels_title()}
      text={m.campaigns_pixels_text({ account: adAccount.name })}
      link={{ href, name: m.campaigns_pixels_link() }}
      search={search}
      loading={m.campaigns_pixels_loading()}
      failed={m.campaigns_pixels_failed()}
      connection={connection}
      create={{ name: m.drafts_pixel_create(), onClick: () => setIsCreating(true) }}
    >
      {pixels.length === 0 ? (
        <EmptyState
          heading="h3"
          icon={<Radar />}
          title={m.campaigns_pixels_none()}
          text={m.drafts_pixels_none_text()}
          action={
            <Button asChild variant="secondary">
              <a href={href} target="_blank" rel="noreferrer">
                {m.drafts_pixels_elsewhere()}
              </a>
            </Button>
          }
        />
      ) : (
        <div className="space-y-4">
          <TextField
            type="search"
            label={m.campaigns_pixels_search()}
            hideLabel
            placeholder={m.campaigns_pixels_search()}
            value={typed}
            onValueChange={setTyped}
            // Enter here looks for a pixel and must not leave the step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {shown.length === 0 ? (
            <p role="status" className="py-4 text-sm text-muted">
              {m.campaigns_pixels_no_match()}
            </p>
          ) : (
            <ChoiceList
              className="-m-1 max-h-96 overflow-y-auto p-1"
              legend={m.campaigns_pixels_title()}
              chosenId={fields.pixelId}
              onChoose={(pixelId) => change({ pixelId })}
              choices={shown.map(({ id, name }) => ({
                id,
                name,
                detail: m.campaigns_pixel_id({ id }),
                badge: id === fields.pixelId && <Badge tone="success">{m.campaigns_pixel_selected()}</Badge>,
              }))}
            />
          )}
          {chosen && (
            <p className="flex items-start gap-2 text-sm text-success-text">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
              {m.campaigns_pixel_tracks({ name: chosen.name })}
            </p>
          )}
        </div>
      )}
      <PixelDialog
        adAccount={adAccount}
        existing={pixels[0]}
        suggestedName={m.drafts_pixel_suggested({ business: fields.businessName }).trim()}
        isOpen={isCreating}
        onOpenChange={setIsCreating}
        onMade={(pixelId) => change({ pixelId })}
      />
    </PickerFrame>
  );
}
