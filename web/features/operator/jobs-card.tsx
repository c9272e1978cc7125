import type { JobKind } from '#contract/operator/operator.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { api, queryClient } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDateTime, formatTime } from '#web/ui/format/format.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { jobWords } from './job-words.ts';

const askAgainMs = 10_000;

/** What is done in the background, by kind; what was given up is tried again from here. */
export function JobsCard() {
  const { data, error } = useQuery({ ...api.operator.jobs.queryOptions(), refetchInterval: askAgainMs });
  const retry = useMutation(
    api.operator.retryJobs.mutationOptions({
      async onSuccess({ count }) {
        await queryClient.invalidateQueries({ queryKey: api.operator.jobs.key() });
        toast(count === 0 ? m.operator_retried_none() : m.operator_retried({ count }));
      },
      onError: (trouble) => void toastError(m.operator_change_failed(), wordsFor(trouble)),
    }),
  );
  if (error && !data) return <LoadError error={error} title={m.operator_failed()} />;
  if (!data) return <LoadingBlock className="h-52 bg-surface" />;
  const hasFailed = data.some(({ givenUp }) => givenUp > 0);
  return (
    <Card
      title={m.operator_jobs()}
      text={
        <p className="flex gap-2">
          {!hasFailed && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />}
          {hasFailed ? m.operator_jobs_text() : m.operator_jobs_fine()}
        </p>
      }
    >
      {data.length > 0 && (
        <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line sm:-mx-6 sm:-mb-6">
          {data.toSorted(soonerFirst).map((kind) => {
            const { job, nextAt, givenUp, lastError } = kind;
            return (
              <li
                key={job}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm tabular-nums sm:px-6"
              >
                <div className="min-w-28 flex-1">
                  <p className="items-baseline gap-x-4 font-medium [overflow-wrap:anywhere] sm:grid sm:grid-cols-[19rem_minmax(0,1fr)]">
                    {jobWords(job)}{' '}
                    <code className="text-xs font-normal text-muted max-sm:hidden">{job}</code>
                  </p>
                  <p className="mt-1 text-muted empty:hidden">{standingOf(kind).join(' · ')}</p>
                  {lastError && <p className="mt-1 text-danger-text [overflow-wrap:anywhere]">{lastError}</p>}
                </div>
                {nextAt && <p className="text-muted max-sm:order-1 max-sm:w-full">{nextWords(nextAt)}</p>}
                {givenUp > 0 && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={m.operator_retry_of({ job: jobWords(job) })}
                    busy={retry.isPending && retry.variables.job === job}
                    onClick={() => retry.mutate({ job })}
                  >
                    {m.operator_retry()}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

/** What has no next time runs, is due or was given up: it stands first. */
function soonerFirst(one: JobKind, other: JobKind): number {
  return (one.nextAt ?? '').localeCompare(other.nextAt ?? '');
}

/** How many of a kind run, wait and have failed, as far as there are any. A single one that waits is told by its time. */
function standingOf({ running, due, later, givenUp }: JobKind): string[] {
  return [
    running > 0 && m.operator_running({ count: running }),
    due > 0 && m.operator_due({ count: due }),
    later > 1 && m.operator_later({ count: later }),
    givenUp > 0 && m.operator_given_up({ count: givenUp }),
  ].filter((words) => words !== false);
}

function nextWords(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return m.operator_next({ time: isToday ? formatTime(at) : formatDateTime(at) });
}
