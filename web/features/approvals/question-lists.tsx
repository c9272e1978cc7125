import type { Approval } from '#contract/approvals.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { ApprovalBadge } from './approval-badge.tsx';
import { stateTime, stateWords } from './approval-words.ts';

type Asked = Approval & { title: string };

const mostEarlier = 20;
const listStyle = 'divide-y divide-line rounded-xl border border-line bg-surface';

/** What can still be answered. */
export function WaitingList({ waiting }: { waiting: Asked[] }) {
  return (
    <ul className={listStyle}>
      {waiting.map((asked) => (
        <QuestionRow
          key={asked.id}
          asked={asked}
          told={m.approvals_mine_asked({ asker: asked.askedBy, time: formatDateTime(asked.askedAt) })}
          since={stateTime(asked)}
        />
      ))}
    </ul>
  );
}

/** The newest of what was answered, ran out or was called back, and what a change has voided. */
export function EarlierList({ earlier }: { earlier: Asked[] }) {
  const id = useId();
  const newest = earlier.toSorted((a, b) => endOf(b).localeCompare(endOf(a))).slice(0, mostEarlier);
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-base font-semibold">
        {m.approvals_earlier()}
      </h2>
      <ul className={listStyle}>
        {newest.map((asked) => (
          <QuestionRow
            key={asked.id}
            asked={asked}
            told={[stateWords(asked), formatDateTime(endOf(asked))].join(' · ')}
            since={asked.state === 'void' && stateTime(asked)}
          />
        ))}
      </ul>
    </section>
  );
}

/** When it was answered; when it was asked, where nobody did. */
function endOf({ decidedAt, askedAt }: Asked): string {
  return decidedAt ?? askedAt;
}

interface QuestionRowProps {
  asked: Asked;
  told: string;
  since: string | false;
}

function QuestionRow({ asked, told, since }: QuestionRowProps) {
  const { id, title, state } = asked;
  const name = 'text-base font-semibold wrap-anywhere';
  return (
    <li className="relative p-4 text-sm sm:p-5">
      {/* What was called back opens for nobody. */}
      {state === 'revoked' ? (
        <span className={name}>{title}</span>
      ) : (
        <Link
          to={`/approvals/${id}`}
          className={`${name} flex items-start justify-between gap-3 after:absolute after:inset-0 hover:underline`}
        >
          {title}
          <ChevronRight aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
        </Link>
      )}
      <p className="mt-1 wrap-anywhere text-muted">{told}</p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-muted empty:hidden">
        <ApprovalBadge approval={asked} />
        {since}
      </p>
    </li>
  );
}
