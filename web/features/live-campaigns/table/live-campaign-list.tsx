import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import type { Period } from '#contract/live/live-figures.ts';
import { SearchX } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMaySteer } from '../live-tools.ts';
import { rowsPlace } from '../week/week-path.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { countWords } from './count-words.ts';
import { LiveCampaignCards } from './live-campaign-cards.tsx';
import { LiveCampaignTable } from './live-campaign-table.tsx';
import { liveColumns } from './live-columns.tsx';
import { TableTools } from './table-tools.tsx';
import type { TableView } from './table-view.ts';
import { useChoice } from './use-choice.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useTableView } from './use-table-view.ts';
import { useWideScreen } from '#web/ui/use-wide-screen.ts';

interface LiveCampaignListProps {
  campaigns: LiveCampaign[];
  /** Which their figures are of. */
  period: Period;
}

/** Beside the sidebar. */
const roomForTable = '(min-width: 1024px)';

/** The live campaigns, once there are some. */
export const LiveCampaignList = memo(function LiveCampaignList({ campaigns, period }: LiveCampaignListProps) {
  const isWide = useWideScreen(roomForTable);
  const maySteer = useMaySteer();
  const [view, change] = useTableView();
  const choice = useChoice();
  const [isChoosing, setIsChoosing] = useState(false);
  // Letters appear as they are typed, even while the rows to them are still being found.
  const wanted = useDeferredValue(view);
  const rows = useLiveRows(campaigns, { ...wanted, period });
  const columns = useMemo(() => liveColumns.filter(({ id }) => view.columns.includes(id)), [view.columns]);
  const onSort = useCallback((sort: TableView['sort']) => change({ sort }), [change]);
  const startChoosing = useCallback(() => setIsChoosing(true), []);
  const bar = (
    <ChoiceBar
      {...{ campaigns, choice }}
      onEnd={() => {
        choice.chooseAll([]);
        setIsChoosing(false);
      }}
    />
  );
  const tools = (
    <TableTools
      {...{ campaigns, view }}
      onViewChange={change}
      isNarrow={!isWide}
      onChoose={isWide || !maySteer ? undefined : startChoosing}
    />
  );
  return (
    <div id={rowsPlace} className="scroll-mt-20 space-y-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-2 lg:block">
          <h2 className="text-base font-semibold">{m.live_table()}</h2>
          <p role="status" className="text-xs text-muted">
            {countWords(campaigns, rows.length)}
          </p>
        </div>
        {/* In the place of the tools, so that nothing below moves. */}
        {isWide && choice.ids.size > 0 ? bar : tools}
      </div>
      {!maySteer && <p className="text-sm text-muted">{m.teams_may_not_steer()}</p>}
      {rows.length > 0 ? (
        isWide ? (
          <LiveCampaignTable {...{ rows, columns, onSort, choice }} sort={view.sort} />
        ) : (
          <LiveCampaignCards {...{ rows, columns }} choice={isChoosing ? choice : undefined} />
        )
      ) : (
        <EmptyState
          icon={<SearchX />}
          heading="h3"
          title={m.live_found_none_title()}
          text={m.live_found_none_text()}
          action={
            <Button variant="secondary" onClick={() => change({ text: '', status: '', goal: '' })}>
              {m.live_found_none_action()}
            </Button>
          }
        />
      )}
      {isChoosing && !isWide && (
        <div
          data-foot-bar
          className="sticky bottom-[calc(var(--bar,0px)+0.75rem)] z-10 rounded-xl border border-line bg-raised p-3 shadow-raised"
        >
          {bar}
        </div>
      )}
    </div>
  );
});
