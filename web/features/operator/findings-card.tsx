import { type Examined, examinedParts } from '#contract/operator/operator.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

const askAgainMs = 60_000;
const looks = {
  fine: { icon: <CircleCheck aria-hidden className="text-success-text" />, words: m.operator_fine },
  look: { icon: <TriangleAlert aria-hidden className="text-warning-text" />, words: m.operator_look },
  broken: { icon: <CircleAlert aria-hidden className="text-danger-text" />, words: m.operator_broken },
};
/** What does not work stands first. */
const order = ['broken', 'look', 'fine'] as const;

/** How each part of the installation is, asked again by itself. */
export function FindingsCard() {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.operator.examine.queryOptions(),
    refetchInterval: askAgainMs,
  });
  if (error && !data) return <LoadError error={error} title={m.operator_failed()} />;
  if (!data) return <LoadingBlock className="h-96 bg-surface" />;
  const count = data.filter(({ state }) => state !== 'fine').length;
  const findings = data.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      examinedParts.indexOf(one.part) - examinedParts.indexOf(other.part),
  );
  return (
    <Card
      title={count === 0 ? m.operator_all_fine() : m.operator_to_see_to({ count })}
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {m.operator_again()}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <FindingLine key={finding.text} finding={finding} />
        ))}
      </ul>
    </Card>
  );
}

function FindingLine({ finding: { state, text } }: { finding: Examined }) {
  const { icon, words } = looks[state];
  return (
    <li className="flex gap-3 py-3 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{words()} </span>
        {text}
      </p>
    </li>
  );
}
