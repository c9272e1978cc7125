import type { ActorKind, AuditFilter, AuditLine } from '#contract/audit-log.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Bot, Cog, Globe, KeyRound, Link2, ScrollText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineWords } from './line-words.ts';

interface LogLinesProps {
  /** What is looked for; `mine`: what assistants of whoever looks have done. */
  filter: AuditFilter | 'mine';
  /** What stands below them, once they are there. */
  children: (keptMonths: number) => ReactNode;
}

/** The lines that fit, newest first. */
export function LogLines({ filter, children }: LogLinesProps) {
  const paging = {
    initialPageParam: undefined,
    getNextPageParam: ({ next }: { next: number | null }) => next ?? undefined,
    placeholderData: keepPreviousData,
  };
  const onFrom = (beforeLine: number | undefined) => (beforeLine === undefined ? {} : { beforeLine });
  const isMine = filter === 'mine';
  const mine = useInfiniteQuery({
    ...api.auditLog.listMine.infiniteOptions({ ...paging, input: onFrom }),
    enabled: isMine,
  });
  const all = useInfiniteQuery({
    ...api.auditLog.list.infiniteOptions({
      ...paging,
      input: (beforeLine: number | undefined) => ({ ...(isMine ? {} : filter), ...onFrom(beforeLine) }),
    }),
    enabled: !isMine,
  });
  const log = isMine ? mine : all;
  if (log.isError) return <LoadError error={log.error} title={m.audit_failed()} />;
  if (!log.data) return <LoadingBlock className="h-96 bg-surface" />;
  const lines = log.data.pages.flatMap((page) => page.lines);
  const care = children(log.data.pages[0]!.keptMonths);
  if (lines.length === 0) {
    const isSearch = !isMine && Object.keys(filter).length > 0;
    return (
      <>
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={isSearch ? m.audit_empty() : m.audit_none()}
          text={isSearch ? m.audit_empty_text() : m.audit_none_text()}
        />
        {care}
      </>
    );
  }
  return (
    <>
      <ol
        aria-label={m.audit_title()}
        className="divide-y divide-line rounded-xl border border-line bg-surface"
      >
        {lines.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </ol>
      {log.hasNextPage && (
        <Button variant="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {m.audit_older()}
        </Button>
      )}
      {care}
    </>
  );
}

const icons = {
  person: UserRound,
  key: KeyRound,
  assistant: Bot,
  link: Link2,
  meta: Globe,
  adfjord: Cog,
} satisfies Record<ActorKind, unknown>;

function Line({ line }: { line: AuditLine }) {
  const { at, actor, address, seq } = line;
  const Icon = icons[actor.kind];
  return (
    <li className="flex gap-3 px-4 py-3 text-sm sm:px-5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="font-medium [overflow-wrap:anywhere]">{lineWords(line)}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-muted">
          <span>{byWords(actor)}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {address && <span>{m.audit_from_address({ address })}</span>}
          <span>{m.audit_line({ seq })}</span>
        </p>
      </div>
    </li>
  );
}

function byWords({ kind, name }: AuditLine['actor']): string {
  if (kind === 'key') return m.audit_by_key({ name });
  if (kind === 'assistant') return m.audit_by_assistant({ name });
  return kind === 'link' ? m.audit_by_link({ name }) : name;
}
