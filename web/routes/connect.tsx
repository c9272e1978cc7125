import { scopes } from '#contract/tools.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { type Answer, Consent } from '#web/features/assistants/consent.tsx';
import { AssistantsAddress } from '#web/features/assistants/assistants-card.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import { ShortPage } from '#web/ui/page/short-page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

/** Where an assistant sends its person, to ask what it may do. */
export default function Connect() {
  const clientId = new URLSearchParams(useLocation().search).get('client_id') ?? '';
  if (clientId === '') return <HowTo />;
  return (
    <PlainPage title={m.assistants_ask_title()} language={<LanguageWay />}>
      <Asking>
        <Question clientId={clientId} />
      </Asking>
    </PlainPage>
  );
}

/** Nobody asks yet: how to have an assistant ask. */
function HowTo() {
  const { data: session, isPending } = authClient.useSession();
  return (
    <ShortPage title={m.assistants_ask_title()} language={<LanguageWay />}>
      <h1 className="text-2xl font-semibold">{m.assistants_ask_title()}</h1>
      <p className="mt-1.5 text-pretty text-muted">{m.assistants_text()}</p>
      <ol className="mt-5 list-decimal space-y-4 pl-5 text-pretty tabular-nums marker:font-semibold marker:text-accent-text">
        <li className="space-y-2">
          <p>{m.assistants_how_copy()}</p>
          <AssistantsAddress />
        </li>
        <li className="space-y-1">
          <p>{m.assistants_how_add()}</p>
          {[
            { name: 'Claude', text: m.assistants_way_claude() },
            { name: 'ChatGPT', text: m.assistants_way_chatgpt() },
          ].map(({ name, text }) => (
            <p key={name} className="text-sm text-muted">
              <b className="font-semibold text-text">{name}:</b> {text}
            </p>
          ))}
        </li>
        <li>{m.assistants_how_say()}</li>
      </ol>
      <p className={cn('mt-4 text-center text-sm text-muted', (session || isPending) && 'invisible')}>
        {m.auth_no_account()}{' '}
        <Link to="/auth?mode=signup" className="py-3.5 font-semibold text-accent-text hover:underline">
          {m.auth_sign_up()}
        </Link>
      </p>
    </ShortPage>
  );
}

function Question({ clientId }: { clientId: string }) {
  const { search } = useLocation();
  const { data: session, isPending } = authClient.useSession();
  const query = new URLSearchParams(search);
  const isOpen = session !== null;
  const client = useQuery({
    ...api.assistants.readClient.queryOptions({ input: { clientId } }),
    enabled: isOpen,
  });
  const current = useQuery({ ...api.workspaces.current.queryOptions(), enabled: isOpen });
  const workspaces = useQuery({ ...api.workspaces.list.queryOptions(), enabled: isOpen });
  const [state] = useState(() => ({ from: `/connect${search}` }));

  if (!isPending && !session) return <Navigate to="/auth" replace state={state} />;
  const error = client.error ?? current.error ?? workspaces.error;
  if (error) return <LoadError error={error} title={m.assistants_ask_failed()} />;
  if (!client.data || !current.data || !workspaces.data) return <LoadingBlock className="h-102" />;
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
