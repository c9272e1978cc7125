import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { memo, type Ref } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignName } from './campaign-name.tsx';
import type { LiveColumn } from './live-columns.tsx';

interface LiveCampaignRowProps {
  campaign: LiveCampaign;
  columns: readonly LiveColumn[];
  /** Its place among those that are shown, from 0. */
  place: number;
  measure: Ref<HTMLTableRowElement>;
}

export const cellStyle = 'border-b border-line px-2 py-3 align-middle';
/** The name stays in sight while figures move under it; the menu too, at the other end. */
export const nameStyle = 'sticky left-0 z-[1] bg-inherit pl-5';
export const menuStyle = 'sticky right-0 z-[1] bg-inherit pr-3';

/** A campaign in the table. Drawn anew only when it, or what is shown of it, changed. */
export const LiveCampaignRow = memo(function LiveCampaignRow(props: LiveCampaignRowProps) {
  const { campaign, columns, place, measure } = props;
  return (
    <tr
      ref={measure}
      data-index={place}
      // The heading is the first row.
      aria-rowindex={place + 2}
      className={cn('bg-surface hover:bg-hover', campaign.goneAt && 'text-muted')}
    >
      <th scope="row" className={cn(cellStyle, nameStyle, 'text-left font-normal')}>
        <CampaignName campaign={campaign} />
      </th>
      {columns.map(({ id, show, isFigure }) => (
        <td key={id} className={cn(cellStyle, isFigure && 'text-right tabular-nums')}>
          {show(campaign)}
        </td>
      ))}
      <td className={cn(cellStyle, menuStyle, 'text-right')}>
        <CampaignMenu campaign={campaign} />
      </td>
    </tr>
  );
});
