import { scopes } from '#contract/tools.ts';
import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { type Answer, Consent } from '#web/features/assistants/consent.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

const toProfile = { from: '/profile#assistants' };

/** Where an assistant sends its person, to ask what it may do. */
export default function Connect() {
  return (
    <PlainPage title={m.assistants_ask_title()} language={<LanguageWay />}>
      <Asking>
        <Question />
      </Asking>
    </PlainPage>
  );
}

function Question() {
  const { search } = useLocation();
  const { data: session, isPending } = authClient.useSession();
  const query = new URLSearchParams(search);
  const clientId = query.get('client_id') ?? '';
  const isOpen = session !== null && clientId !== '';
  const client = useQuery({
    ...api.assistants.readClient.queryOptions({ input: { clientId } }),
    enabled: isOpen,
  });
  const current = useQuery({ ...api.workspaces.current.queryOptions(), enabled: isOpen });
  const workspaces = useQuery({ ...api.workspaces.list.queryOptions(), enabled: isOpen });
  const [state] = useState(() => ({ from: `/connect${search}` }));

  if (clientId === '' && isPending) return <LoadingBlock className="h-72" />;
  if (clientId === '')
    return (
      <EmptyState
        icon={<Bot />}
        title={m.assistants_ask_nobody()}
        text={m.assistants_ask_nobody_text()}
        action={
          <Button asChild variant="secondary">
            {session ? (
              <Link to="/profile#assistants">{m.assistants_ask_profile()}</Link>
            ) : (
              <Link to="/auth" state={toProfile}>
                {m.auth_sign_in()}
              </Link>
            )}
          </Button>
        }
      />
    );
  if (!isPending && !session) return <Navigate to="/auth" replace state={state} />;
  const error = client.error ?? current.error ?? workspaces.error;
  if (error) return <LoadError error={error} title={m.assistants_ask_failed()} />;
  if (!client.data || !current.data || !workspaces.data) return <LoadingBlock className="h-96" />;
  const host = URL.parse(query.get('redirect_uri') ?? '')?.host ?? '';
  const asked = scopes.filter((scope) => query.get('scope')?.split(' ').includes(scope));
  return (
    <Consent
      name={client.data.name || host}
      host={host}
      asked={asked}
      workspaces={workspaces.data}
      currentId={current.data.id}
      answer={answerTo(search.slice(1))}
    />
  );
}

/** The question is signed, and goes back as it came. */
function answerTo(question: string): Answer {
  return async (said) => {
    const { data, error } = await authClient.ask<{ url: string }>('oauth2/consent', {
      ...said,
      oauth_query: question,
    });
    if (error) throw new Error(m.assistants_ask_over());
    return data.url;
  };
}
