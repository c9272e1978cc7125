import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** What went wrong on the server, found by the reference that somebody quotes. */
export function ErrorsCard() {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, 300);
  const { data, error } = useQuery({
    ...api.operator.errors.queryOptions({ input: { search } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <LoadError error={error} title={m.operator_failed()} />;
  return (
    <Card title={m.operator_errors()} text={m.operator_errors_text()}>
      <div className="space-y-5">
        <TextField
          label={m.operator_reference()}
          value={typed}
          onValueChange={setTyped}
          type="search"
          maxLength={200}
          spellCheck={false}
        />
        {!data && <LoadingBlock className="h-54" />}
        {data?.length === 0 && (
          <p className="text-sm text-muted">
            {search ? m.operator_errors_none() : m.operator_errors_empty()}
          </p>
        )}
        {data && data.length > 0 && (
          <ol className="divide-y divide-line rounded-xl border border-line">
            {data.map(({ at, message, reference, place, error: text }) => (
              <li key={`${at} ${reference}`} className="p-4 text-sm">
                <p className="font-medium [overflow-wrap:anywhere]">
                  {message}
                  {place && <span className="text-muted"> · {place}</span>}
                </p>
                <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  {reference && <code className="[overflow-wrap:anywhere]">{reference}</code>}
                </p>
                <Fold heading={m.operator_error_whole()} className="mt-2">
                  <pre className="whitespace-pre-wrap text-xs [overflow-wrap:anywhere]">{text}</pre>
                </Fold>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Card>
  );
}
