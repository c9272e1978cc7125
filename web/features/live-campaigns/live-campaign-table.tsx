import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table.tsx';
import { CampaignName } from './campaign-name.tsx';
import { figureColumns } from './figure-columns.ts';

const tight = 'px-2 first:pl-5 last:pr-5';
// Two lines in the heading leave room for one more figure in the row.
const figureHeading = 'max-w-24 align-bottom whitespace-normal';

/** Every campaign Meta reports, a row each. */
export function LiveCampaignTable({ campaigns }: { campaigns: LiveCampaign[] }) {
  return (
    <Table name={m.live_table()} className="text-[0.8125rem]">
      <HeaderRow>
        <HeaderCell className={cn(tight, 'align-bottom')}>{m.live_column_campaign()}</HeaderCell>
        {figureColumns.map(({ key, name }) => (
          <HeaderCell key={key} figure className={cn(tight, figureHeading)}>
            {name()}
          </HeaderCell>
        ))}
      </HeaderRow>
      <tbody>
        {campaigns.map((campaign) => (
          <Row key={campaign.facebookCampaignId} className={cn(campaign.goneAt && 'text-muted')}>
            <th scope="row" className={cn(tight, 'min-w-52 py-3.5 text-left font-normal')}>
              <CampaignName campaign={campaign} />
            </th>
            {figureColumns.map(({ key, value, unit }) => (
              <Cell key={key} figure className={tight}>
                {value(campaign)}
                {unit?.(campaign) && <span className="block text-xs text-muted">{unit(campaign)}</span>}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
