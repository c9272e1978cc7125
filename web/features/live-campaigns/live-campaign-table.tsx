import type { LiveCampaign } from '#contract/live-campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { Cell, HeaderCell, HeaderRow, Row, Table } from '#web/ui/table.tsx';
import { CampaignName } from './campaign-name.tsx';
import { CampaignTags } from './campaign-tags.tsx';
import { figureColumns } from './figure-columns.ts';

const tight = 'px-3 first:pl-5 last:pr-5';

/** Every campaign Meta reports, a row each. */
export function LiveCampaignTable({ campaigns }: { campaigns: LiveCampaign[] }) {
  return (
    <Table name={m.live_table()}>
      <HeaderRow>
        <HeaderCell className={tight}>{m.live_column_campaign()}</HeaderCell>
        <HeaderCell className={tight}>{m.live_column_status()}</HeaderCell>
        {figureColumns.map(({ key, name }) => (
          <HeaderCell key={key} figure className={tight}>
            {name()}
          </HeaderCell>
        ))}
      </HeaderRow>
      <tbody>
        {campaigns.map((campaign) => (
          <Row key={campaign.facebookCampaignId} className={cn(campaign.goneAt && 'text-muted')}>
            <th scope="row" className={cn(tight, 'min-w-48 py-3 text-left font-normal')}>
              <CampaignName campaign={campaign} />
            </th>
            <Cell className={tight}>
              <CampaignTags campaign={campaign} />
            </Cell>
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
