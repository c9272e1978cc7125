import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { ChosenDesign, DesignPlacement } from '#contract/designs.ts';
import type { Media } from '#contract/media.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { Segments } from '#web/ui/form/segments.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DesignTile } from './design-tile.tsx';
import { nameShape } from './design-words.ts';
import { designsQuery, type SavedCampaign } from './designs-query.ts';
import { PictureChoice } from './picture-choice.tsx';

export interface DesignPickerProps {
  campaign: SavedCampaign;
  /** Those of the campaign that are pictures, as they are used. */
  pictures: readonly Media[];
  fields: Pick<CampaignFields, 'mediaIds' | 'designs'>;
  onChange: (designs: ChosenDesign[]) => void;
  /** Leads to where a field of the campaign is changed. */
  onMend: (field: string) => void;
}

const shapes: DesignPlacement[] = ['1x1', '4x5', '9x16'];
/** As many as a campaign holds. */
const most = 20;

/** Each picture in eight designs, in one shape at a time, to be taken or left. */
export function DesignPicker({ campaign, pictures, fields, onChange, onMend }: DesignPickerProps) {
  const [shape, setShape] = useState<DesignPlacement>('1x1');
  const [pictureId, setPictureId] = useState<string>();
  const picture = pictures.find(({ id }) => id === pictureId) ?? pictures[0]!;
  const { data: offered, error } = useQuery({
    ...designsQuery(campaign, picture),
    placeholderData: keepPreviousData,
  });
  // Of pictures that were taken away nothing is kept, once something else is chosen.
  const chosen = fields.designs.filter(({ mediaId }) => fields.mediaIds.includes(mediaId));
  const mine = chosen.filter(({ mediaId }) => mediaId === picture.id);

  function choose(one: ChosenDesign, isChosen: boolean) {
    const others = chosen.filter(({ mediaId, design }) => mediaId !== one.mediaId || design !== one.design);
    onChange(isChosen ? [...others, one] : others);
  }
  return (
    <Card
      title={m.designs_title()}
      lede={<span className="block xl:-mr-24">{m.designs_text()}</span>}
      action={
        <p role="status" className="text-sm font-semibold">
          {m.designs_chosen({ count: chosen.length })}
        </p>
      }
    >
      <div className="space-y-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          {pictures.length > 1 && (
            <PictureChoice pictures={pictures} chosen={chosen} value={picture.id} onChoose={setPictureId} />
          )}
          <Segments
            name={m.designs_shape()}
            options={shapes.map((value) => ({ value, label: nameShape(value) }))}
            value={shape}
            onValueChange={setShape}
            className="max-sm:w-full"
          />
        </div>
        {error && !offered && <LoadError error={error} />}
        {!offered && !error && <LoadingBlock className="h-70" />}
        {offered && (
          <ul aria-label={m.designs_title()} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {offered.map((one) => (
              <DesignTile
                key={one.design}
                offered={one}
                shape={shape}
                isChosen={mine.some(({ design }) => design === one.design)}
                isFull={chosen.length >= most}
                onChoose={(isChosen) => choose({ mediaId: picture.id, design: one.design }, isChosen)}
                onMend={onMend}
              />
            ))}
          </ul>
        )}
        <p className="text-sm text-muted">
          {chosen.length >= most
            ? m.designs_full({ most })
            : mine.length > 0
              ? m.designs_turns()
              : m.designs_none()}
        </p>
      </div>
    </Card>
  );
}
