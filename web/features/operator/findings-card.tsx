import type { Examined, ExaminedPart } from '#contract/operator/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, FlaskConical, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { BackUpButton } from './back-up-button.tsx';

const askAgainMs = 60_000;
const settingName = /([A-Z]+(?:_[A-Z]+)+)/;
const looks = {
  broken: { icon: <CircleAlert aria-hidden className="text-danger-text" />, words: m.operator_broken },
  look: { icon: <TriangleAlert aria-hidden className="text-warning-text" />, words: m.operator_look },
  practice: { icon: <FlaskConical aria-hidden className="text-info-text" />, words: m.operator_practice },
  fine: { icon: <CircleCheck aria-hidden className="text-success-text" />, words: m.operator_fine },
};
/** What does not work stands first, then what is make-believe. */
const order = Object.keys(looks) as (keyof typeof looks)[];

/** How each part of the installation is, asked again by itself. */
export function FindingsCard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.operator.examine.queryOptions(),
    refetchInterval: askAgainMs,
  });
  if (error && !data) return <LoadError error={error} title={m.operator_failed()} />;
  if (!data) return <LoadingBlock className="h-102 bg-surface" />;
  const count = data.filter(({ state }) => state !== 'fine').length;
  // Those that are alike stay in the order in which they were told.
  const findings = data.toSorted((one, other) => order.indexOf(lookOf(one)) - order.indexOf(lookOf(other)));
  const inOrder = findings.filter((finding) => lookOf(finding) === 'fine');
  return (
    <Card
      isOneLine
      title={count === 0 ? m.operator_all_fine() : m.operator_to_see_to({ count })}
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {m.operator_again()}
        </Button>
      }
    >
      <FindingList findings={findings.filter((finding) => lookOf(finding) !== 'fine')} />
      {inOrder.length > 0 && (
        <Fold
          look="row"
          heading={
            <span className="flex items-center gap-3 [&_svg]:size-4 [&_svg]:shrink-0">
              {looks.fine.icon}
              {m.operator_in_order({ count: inOrder.length })}
            </span>
          }
          className="-mb-5 sm:-mb-6"
        >
          <FindingList findings={inOrder} />
        </Fold>
      )}
    </Card>
  );
}

function lookOf({ state, isPractice }: Examined): keyof typeof looks {
  return isPractice && state === 'fine' ? 'practice' : state;
}

function FindingList({ findings }: { findings: Examined[] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="-mx-5 divide-y divide-line border-t border-line not-last:border-b sm:-mx-6">
      {findings.map((finding) => (
        <FindingLine key={finding.text} finding={finding} />
      ))}
    </ul>
  );
}

function FindingLine({ finding }: { finding: Examined }) {
  const { icon, words } = looks[lookOf(finding)];
  return (
    <li className="flex gap-3 px-5 py-3 text-sm has-[>.text-warning-text]:shadow-[inset_3px_0_var(--warning)] has-[>.text-warning-text]:bg-warning/10 has-[>.text-warning-text]:[&_p]:text-text light:has-[>.text-warning-text]:bg-warning-soft sm:px-6 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium">
          <span className="sr-only">{words()} </span>
          {partNames[finding.part]()}
        </p>
        <p className="mt-0.5 text-muted">
          {finding.text
            .split(settingName)
            .map((part, place) => (place % 2 ? <code key={place}>{part}</code> : part))}
        </p>
        {finding.part === 'backups' && !finding.isUnset && <BackUpButton />}
        {finding.isPractice && (
          <Button asChild variant="secondary" size="small" className="mt-2">
            <Link to="/setup">{m.operator_set_up()}</Link>
          </Button>
        )}
      </div>
    </li>
  );
}

const partNames: Record<ExaminedPart, () => string> = {
  address: m.operator_part_address,
  database: m.operator_part_database,
  storage: m.operator_part_storage,
  outside: m.operator_part_outside,
  queue: m.operator_part_queue,
  meta: m.operator_part_meta,
  deliveries: m.operator_part_deliveries,
  backups: m.operator_part_backups,
  versions: m.operator_part_versions,
};
