import type { AuditFilter } from '#contract/audit-log.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogDays } from './log-days.tsx';

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
  if (!log.data) return <LoadingBlock className="h-102 bg-surface" />;
  const lines = log.data.pages.flatMap((page) => page.lines);
  const isSearch = !isMine && Object.keys(filter).length > 0;
  return (
    <>
      {lines.length === 0 ? (
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={isSearch ? m.audit_empty() : m.audit_none()}
          text={isSearch ? m.audit_empty_text() : m.audit_none_text()}
        />
      ) : (
        // What was searched for is not folded away.
        <LogDays lines={lines} isFolded={isMine || !filter.search} />
      )}
      {log.hasNextPage && (
        <Button variant="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {m.audit_older()}
        </Button>
      )}
      {children(log.data.pages[0]!.keptMonths)}
    </>
  );
}
