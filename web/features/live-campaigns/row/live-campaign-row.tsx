import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { memo, type Ref } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import type { RowGlance } from './lately.tsx';
import type { LiveColumn } from '../table/live-columns.tsx';
import { choiceName, RowChoice } from './row-choice.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';

interface LiveCampaignRowProps {
  campaign: LiveCampaign;
  columns: readonly LiveColumn[];
  glance: RowGlance | undefined;
  isChosen: boolean;
  /** The same one for all renders. */
  onChoose: (facebookCampaignId: string, isChosen: boolean) => void;
  /** Its place among those that are shown, from 0. */
  place: number;
  measure: Ref<HTMLTableRowElement>;
}

export const cellStyle = 'else:border-b border-line px-2 else:py-2.5 else:align-middle';
/** The name stays in sight while figures move under it; the menu too, at the other end. */
export const nameStyle = 'sticky left-0 z-[1] bg-inherit pl-4';
export const menuStyle = 'sticky right-0 z-[1] bg-inherit pr-3';

/** A campaign in the table. Drawn anew only when it, or what is shown of it, changed. */
export const LiveCampaignRow = memo(function LiveCampaignRow(props: LiveCampaignRowProps) {
  const { campaign, columns, glance, isChosen, onChoose, place, measure } = props;
  const { facebookCampaignId, name, goneAt } = campaign;
  return (
    <tr
      ref={measure}
      data-index={place}
      // The heading is the first row.
      aria-rowindex={place + 2}
      className={cn(isChosen ? 'bg-hover' : 'bg-surface hover:bg-hover', goneAt && 'text-muted')}
    >
      <th scope="row" className={cn(cellStyle, nameStyle, 'text-left font-normal')}>
        <span className="flex items-center gap-2.5">
          <RowChoice
            name={choiceName(name)}
            isChosen={isChosen}
            onChoose={(chosen) => onChoose(facebookCampaignId, chosen)}
          />
          <Thumbnail url={glance?.thumbnailUrl} />
          <span className="min-w-0">
            <CampaignName campaign={campaign} />
          </span>
        </span>
      </th>
      {columns.map(({ id, show, isFigure }) => (
        <td key={id} className={cn(cellStyle, isFigure && 'text-right tabular-nums')}>
          {show(campaign, glance)}
        </td>
      ))}
      <td className={cn(cellStyle, menuStyle, 'text-right')}>
        <CampaignMenu campaign={campaign} />
      </td>
    </tr>
  );
});
