import type { Deletion } from '#contract/people/deletions.ts';
import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

const askAgainMs = 5000;

// Written out: the build fetches words by their names.
const scopeWords: Record<Deletion['scope'], () => string> = {
  account: m.deletions_scope_account,
  workspace: m.deletions_scope_workspace,
  facebook: m.deletions_scope_facebook,
};

interface DeletionStatusProps {
  code: string;
  /** The way to the other language. */
  language: ReactNode;
  /** For whoever holds a code that nobody knows. */
  ofNobody: ReactNode;
}

/** How far a deletion has come, for whoever holds its code. */
export function DeletionStatus({ code, language, ofNobody }: DeletionStatusProps) {
  const { data, error } = useQuery(
    api.deletions.get.queryOptions({
      input: { code },
      refetchInterval: ({ state }) => (state.data && !state.data.finishedAt ? askAgainMs : false),
    }),
  );
  if (!data && error && isDefinedError(error) && error.code === 'DELETION_NOT_FOUND') return ofNobody;
  return (
    <PlainPage title={m.deletions_page()} language={language}>
      {data && <Told deletion={data} />}
      {!data && !error && <LoadingBlock className="h-46" />}
      {!data && error && <LoadError error={error} />}
    </PlainPage>
  );
}

function Told({ deletion: { code, scope, requestedAt, finishedAt } }: { deletion: Deletion }) {
  const facts = [
    [m.deletions_code(), code],
    [m.deletions_requested(), formatDateTime(requestedAt)],
    [m.deletions_finished(), finishedAt ? formatDateTime(finishedAt) : m.deletions_not_yet()],
  ];
  return (
    <div role="status" className="rounded-xl border border-line bg-surface p-6 sm:p-8">
      <div className="flex items-start gap-4">
        {finishedAt ? (
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success-text" />
        ) : (
          <Hourglass aria-hidden className="mt-0.5 size-6 shrink-0 text-warning-text" />
        )}
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">
            {finishedAt ? m.deletions_done() : m.deletions_under_way()}
          </h2>
          <p className="mt-1.5 text-muted">{scopeWords[scope]()}</p>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-6 gap-y-1 border-t border-line pt-5 text-sm sm:grid-cols-[auto_1fr] sm:gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name} className="pb-2 sm:contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium break-all">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-pretty text-muted">{m.deletions_page_text()}</p>
    </div>
  );
}
