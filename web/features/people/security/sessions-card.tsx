import type { OpenSession } from '#contract/people/security.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDate } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { readAnew } from './use-ways.ts';

/** Every browser the person is signed in with; each can be signed out. */
export function SessionsCard() {
  const { data: sessions, error } = useQuery(api.security.sessions.queryOptions());
  const failed = (trouble: unknown) => toastError(m.security_failed(), wordsFor(trouble));
  const onSettled = () => readAnew();
  const end = useMutation(
    api.security.endSession.mutationOptions({
      onSuccess: () => toast(m.security_session_ended()),
      onError: failed,
      onSettled,
    }),
  );
  const endOthers = useMutation(
    api.security.endOtherSessions.mutationOptions({
      onSuccess: () => toast(m.security_sessions_ended()),
      onError: failed,
      onSettled,
    }),
  );
  return (
    <Card title={m.security_sessions()} text={m.security_sessions_text()}>
      <div className="space-y-5">
        {error && !sessions && <LoadError error={error} />}
        {!sessions && !error && <LoadingBlock className="h-30" />}
        {sessions && (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables.id === session.id}
                onEnd={() => end.mutate({ id: session.id })}
              />
            ))}
          </ul>
        )}
        {sessions && sessions.length > 1 && (
          <Button variant="secondary" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            {m.security_sessions_end()}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const now = useNow();
  const { browser, system, address, startedAt, lastUsedAt, isThisOne } = session;
  const device =
    browser && system ? m.device_both({ browser, system }) : (browser ?? system ?? m.device_unknown());
  const said = [
    address,
    m.security_session_since({ date: formatDate(startedAt) }),
    !isThisOne && m.security_session_used({ when: formatRelative(lastUsedAt, now) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-40 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm font-semibold">{device}</p>
          {isThisOne && <Badge tone="success">{m.security_this_one()}</Badge>}
        </div>
        <p className="mt-1 text-sm break-words text-muted">{said.filter(Boolean).join(' · ')}</p>
      </div>
      {!isThisOne && (
        <Button
          variant="secondary"
          size="small"
          busy={isEnding}
          aria-label={m.security_session_end_name({ device })}
          onClick={onEnd}
        >
          {m.security_session_end()}
        </Button>
      )}
    </li>
  );
}
