import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

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
  if (!data) return <LoadingBlock className="h-64 bg-surface" />;
  return (
    <Card
      title={m.operator_jobs()}
      text={data.length === 0 ? m.operator_jobs_none() : m.operator_jobs_text()}
    >
      {data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map(({ job, running, due, later, givenUp, lastError }) => {
            const counts: [string, number][] = [
              [m.operator_running(), running],
              [m.operator_due(), due],
              [m.operator_later(), later],
              [m.operator_given_up(), givenUp],
            ];
            return (
              <li key={job} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
                <div className="min-w-48 flex-1">
                  <code className="font-medium [overflow-wrap:anywhere]">{job}</code>
                  <p className="mt-1 flex flex-wrap gap-x-3 text-muted tabular-nums">
                    {counts
                      .filter(([, count]) => count > 0)
                      .map(([name, count]) => (
                        <span key={name}>
                          {name} {count}
                        </span>
                      ))}
                  </p>
                  {lastError && <p className="mt-1 text-danger-text [overflow-wrap:anywhere]">{lastError}</p>}
                </div>
                {givenUp > 0 && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={m.operator_retry_of({ job })}
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
