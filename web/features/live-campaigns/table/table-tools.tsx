import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import {
  ArrowDownNarrowWide,
  ArrowDownWideNarrow,
  Columns3,
  ListChecks,
  Search,
  SlidersHorizontal,
  X,
} from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/overlay/popover.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { liveColumns } from './live-columns.tsx';
import { goalNames, goalOf } from '../figures/result-words.ts';
import { objectives } from '#contract/campaigns/campaign.ts';
import { statusChoices } from './status-filter.ts';
import type { TableView } from './table-view.ts';

interface TableToolsProps {
  campaigns: LiveCampaign[];
  view: TableView;
  onViewChange: (changes: Partial<TableView>) => void;
  /** Without a heading to press, the order is chosen here. */
  isNarrow: boolean;
  /** Begins to choose several; where rows have a box of their own, left out. */
  onChoose?: (() => void) | undefined;
}

/** Finds campaigns by words and status, and chooses what is shown of them. */
export const TableTools = memo(function TableTools(props: TableToolsProps) {
  const { campaigns, view, onViewChange, isNarrow, onChoose } = props;
  const { text, status, goal, columns } = view;
  const rest = useId();
  const [isOpen, setIsOpen] = useState(status !== '' || goal !== '');
  const statuses = useMemo(() => statusChoices(campaigns, status), [campaigns, status]);
  const goals = useMemo(
    () =>
      objectives
        .filter((value) => value === goal || campaigns.some((campaign) => goalOf(campaign) === value))
        .map((value) => ({ value, label: goalNames[value]() })),
    [campaigns, goal],
  );
  return (
    <div className="flex flex-wrap items-end gap-2 max-lg:w-full">
      <TextField
        label={m.live_find()}
        hideLabel
        type="search"
        placeholder={m.live_find()}
        value={text}
        onValueChange={(typed) => onViewChange({ text: typed })}
        className="min-w-40 grow basis-44 md:max-w-56 [&_input::-webkit-search-cancel-button]:hidden"
        trailing={
          text === '' ? (
            <Search aria-hidden className="size-4" />
          ) : (
            <IconButton
              name={m.live_find_clear()}
              className="-mr-2 size-8"
              onClick={() => onViewChange({ text: '' })}
            >
              <X aria-hidden />
            </IconButton>
          )
        }
      />
      {isNarrow && (
        <IconButton
          variant="secondary"
          name={m.live_filters()}
          aria-expanded={isOpen}
          aria-controls={rest}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      )}
      {onChoose && (
        <IconButton variant="secondary" name={m.live_choose()} onClick={onChoose}>
          <ListChecks aria-hidden />
        </IconButton>
      )}
      <div id={rest} className={isNarrow ? (isOpen ? 'flex w-full flex-wrap gap-2' : 'hidden') : 'contents'}>
        {(goals.length > 1 || goal !== '') && (
          <SelectField
            label={m.live_goal_filter()}
            hideLabel
            className="min-w-32 grow md:max-w-40"
            value={goal}
            placeholder={m.live_goal_all()}
            options={goals}
            onValueChange={(chosen) =>
              onViewChange({ goal: goals.find(({ value }) => value === chosen)?.value ?? '' })
            }
          />
        )}
        <SelectField
          label={m.live_status_filter()}
          hideLabel
          className="min-w-36 grow md:max-w-44"
          value={status}
          placeholder={m.live_status_all({ count: campaigns.length })}
          options={statuses}
          onValueChange={(chosen) => onViewChange({ status: chosen })}
        />
        {isNarrow && <SortTools view={view} onViewChange={onViewChange} />}
        <Popover
          name={isNarrow ? m.live_figures() : m.live_columns()}
          trigger={
            <Button variant="secondary">
              <Columns3 aria-hidden />
              {isNarrow ? m.live_figures() : m.live_columns()}
            </Button>
          }
        >
          {liveColumns.map(({ id, name }) => (
            <Checkbox
              key={id}
              className="-mx-2 rounded-lg px-2 hover:bg-hover"
              checked={columns.includes(id)}
              onCheckedChange={(isShown) =>
                onViewChange({
                  columns: isShown ? [...columns, id] : columns.filter((other) => other !== id),
                })
              }
            >
              {name()}
            </Checkbox>
          ))}
        </Popover>
      </div>
    </div>
  );
});

function SortTools({ view: { sort }, onViewChange }: Pick<TableToolsProps, 'view' | 'onViewChange'>) {
  const names = [
    { id: 'name', name: m.live_column_campaign },
    ...liveColumns.filter(({ orderOf }) => orderOf),
  ];
  const isFigure = (id: string) => liveColumns.some((column) => column.id === id && column.isFigure);
  return (
    <div className="flex min-w-40 grow gap-2">
      <SelectField
        label={m.live_sort()}
        hideLabel
        className="min-w-0 grow"
        value={sort?.id ?? ''}
        placeholder={m.live_sort_usual()}
        options={names.map(({ id, name }) => ({ value: id, label: name() }))}
        onValueChange={(id) => onViewChange({ sort: id ? { id, desc: isFigure(id) } : undefined })}
      />
      {sort && (
        <IconButton
          variant="secondary"
          name={sort.desc ? m.live_sort_descending() : m.live_sort_ascending()}
          onClick={() => onViewChange({ sort: { ...sort, desc: !sort.desc } })}
        >
          {sort.desc ? <ArrowDownWideNarrow aria-hidden /> : <ArrowDownNarrowWide aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
