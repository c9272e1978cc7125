import { type Account, peoplePerPage } from '#contract/operator/operator.ts';
import { ORPCError } from '@orpc/client';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { api, queryClient } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { formatDate } from '#web/ui/format/format.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { PlanForm } from './plan-form.tsx';

/** From here on a list is searched rather than read. */
const many = 8;

interface PeopleCardProps {
  /** Asks for the password, and calls back once it was right. */
  askProof: (onProven: () => void, onLeave: () => void) => ReactNode;
}

/** Everybody with an account, the plans of what they own, and who else runs the installation. */
export function PeopleCard({ askProof }: PeopleCardProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed, 300);
  const { data, error, isPlaceholderData } = useQuery({
    ...api.operator.people.queryOptions({ input: { search, page } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <LoadError error={error} title={m.operator_failed()} />;
  const count = data && <p className="text-sm text-muted">{m.operator_count({ count: data.count })}</p>;
  const lastPage = Math.max(1, Math.ceil((data?.count ?? 0) / peoplePerPage));
  return (
    <Card isOneLine title={m.operator_people()} action={count}>
      <div className="space-y-5">
        {data && (data.count > many || search || isPlaceholderData) && (
          <TextField
            label={m.operator_search()}
            value={typed}
            onValueChange={(words) => {
              setTyped(words);
              setPage(1);
            }}
            type="search"
            maxLength={200}
            trailing={typed === '' && <Search aria-hidden className="size-4" />}
          />
        )}
        {!data && <LoadingBlock className="h-70" />}
        {data?.count === 0 && <p className="text-sm text-muted">{m.operator_nobody()}</p>}
        {data && data.count > 0 && (
          <ul className="-mx-5 divide-y divide-line border-t border-line not-last:border-b last:-mb-5 sm:-mx-6 sm:last:-mb-6">
            {data.people.map((person) => (
              <Person key={person.id} {...{ person, askProof }} mayRetire={data.operators > 1} />
            ))}
          </ul>
        )}
        {lastPage > 1 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {m.operator_newer()}
            </Button>
            <Button variant="secondary" disabled={page === lastPage} onClick={() => setPage(page + 1)}>
              {m.operator_earlier()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Person({ person, mayRetire, askProof }: { person: Account; mayRetire: boolean } & PeopleCardProps) {
  const { id, name, email, memberSince, isOperator, workspaces } = person;
  const change = useMutation(
    api.operator.setOperator.mutationOptions({
      // Whoever steps back themselves has nothing more to see here.
      onSuccess: () => queryClient.invalidateQueries(),
      onError(error) {
        if (!isUnproven(error)) toastError(m.operator_change_failed(), wordsFor(error));
      },
    }),
  );
  const wish = { personId: id, isOperator: !isOperator };
  const words = isOperator ? m.operator_retire_of({ name }) : m.operator_make_of({ name });
  return (
    <li className="flex gap-4 px-5 py-4 sm:px-6">
      <Avatar name={name} className="size-9" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
        <div className="min-w-36 flex-1 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-semibold [overflow-wrap:anywhere]">
            {name} {isOperator && <Badge tone="info">{m.operator_is()}</Badge>}
          </p>
          <p className="mt-1 text-muted [overflow-wrap:anywhere]">
            {email}
            <span className="block">{m.operator_since({ date: formatDate(memberSince) })}</span>
          </p>
        </div>
        {(mayRetire || !isOperator) && (
          <Button
            variant="secondary"
            size="small"
            className="py-1 whitespace-normal md:max-w-32"
            aria-label={words}
            busy={change.isPending}
            onClick={() => change.mutate(wish)}
          >
            {isOperator ? m.operator_retire() : m.operator_make()}
          </Button>
        )}
        {isUnproven(change.error) && (
          <div className="w-full space-y-3 max-sm:-ml-13">
            <p className="text-sm text-muted">{m.operator_proof()}</p>
            {askProof(
              () => change.mutate(wish),
              () => change.reset(),
            )}
          </div>
        )}
        {workspaces.map((workspace) => (
          <PlanForm
            key={`${workspace.id} ${workspace.plan} ${workspace.until}`}
            workspace={workspace}
            owner={name}
            isOnly={workspaces.length === 1}
          />
        ))}
      </div>
    </li>
  );
}

/** Whether the password has to be typed first. */
function isUnproven(error: unknown): boolean {
  return error instanceof ORPCError && error.code === 'PROOF_NEEDED';
}
