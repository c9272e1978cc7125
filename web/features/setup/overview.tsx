import type { SetupState } from '#contract/operator/setup.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { effortWords, partGroups, partWords } from './part-words.ts';
import { RestartCard } from './restart-card.tsx';

/** Where setting up begins and ends, and where the settings are found later. */
export function Overview({ state }: { state: SetupState }) {
  const { parts } = state;
  const set = parts.filter((part) => part.state === 'real').length;
  const count = m.setup_count({ set, of: parts.length });
  const waits = parts.some(({ settings }) => settings.some((setting) => setting.waits));
  const isUntouched = !parts.some(({ settings }) => settings.some(({ from }) => from !== 'unset'));
  return (
    <div className="space-y-6">
      {waits && <RestartCard state={state} />}
      <p className="text-muted first:-mt-3">
        {isUntouched ? effortWords() : count} {m.setup_overview_text()}
      </p>
      {set > 0 && <ProgressBar name={count} percent={(set / parts.length) * 100} />}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {!waits && (
          <Button asChild>
            <Link to="?part=address">{isUntouched ? m.setup_begin() : m.setup_look_through()}</Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to="/dashboard">{isUntouched ? m.setup_all_practice() : m.setup_to_dashboard()}</Link>
        </Button>
        <Button asChild variant="ghost" className="text-muted sm:-mr-4 sm:ml-auto">
          <Link to="/operator">{m.setup_to_operator()}</Link>
        </Button>
      </div>
      {partGroups.map((group) => (
        <PartList key={group.start} {...group} all={parts} />
      ))}
    </div>
  );
}

function PartList({ title, parts, start, all }: (typeof partGroups)[number] & { all: SetupState['parts'] }) {
  const shown = all.filter(({ part }) => parts.includes(part));
  return (
    <Card title={title()} className="pt-4 sm:pt-4">
      <ul className="-mx-5 -mt-1 -mb-5 divide-y divide-line border-t border-line sm:-mx-6 sm:-mb-6">
        {shown.map((part, place) => (
          <li key={part.part}>
            <Link
              to={`?part=${part.part}`}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3 in-[li:last-child]:rounded-b-xl hover:bg-hover sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-6"
            >
              <span className="col-start-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:contents">
                <span className="text-sm font-semibold sm:col-start-1">
                  {start + place}. {partWords[part.part].name()}
                </span>
                <span className="flex sm:col-start-2 sm:row-span-2 sm:row-start-1">
                  <StateBadge part={part} />
                </span>
              </span>
              <span className="col-start-1 text-sm text-muted">{partWords[part.part].text()}</span>
              <ChevronRight
                aria-hidden
                className="col-start-2 row-span-2 row-start-1 size-4 text-muted sm:col-start-3"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function StateBadge({ part: { part, state, settings } }: { part: SetupState['parts'][number] }) {
  if (settings.some(({ waits }) => waits)) return <Badge tone="warning">{m.setup_state_waits()}</Badge>;
  if (state === 'real') return <Badge tone="success">{m.setup_state_set()}</Badge>;
  if (state === 'practice') return <Badge>{m.setup_state_practice()}</Badge>;
  if (part === 'storage') return <Badge>{m.setup_state_folder()}</Badge>;
  return <Badge tone="warning">{m.setup_state_unset()}</Badge>;
}
