import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { isOnWayOut } from '#web/features/people/sign-in/social-sign-in.ts';
import { useSessionEnd } from '#web/features/people/session/use-session-end.ts';
import { useSessionRenewal } from '#web/features/people/session/use-session-renewal.ts';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { keptHere } from '#web/workspace/kept-here.ts';
import { forgetKeptPerson, useKeptPerson } from '#web/workspace/kept-person.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PageSpinner } from '#web/ui/page/page-spinner.tsx';
import { PageTrouble } from '#web/ui/page/page-trouble.tsx';
import { workspaceSwitches } from '#web/workspace/this-tab.ts';
import { Shell } from './shell/shell.tsx';

export default function SignedIn() {
  return (
    <Asking>
      <Entrance />
    </Asking>
  );
}

/** Nobody gets past here without a session; who must sign in first comes back to where they wanted to go. */
function Entrance() {
  const { data: session, isPending, error, refetch } = authClient.useSession();
  useSessionEnd();
  useSessionRenewal();

  const switches = useSyncExternalStore(workspaceSwitches.subscribe, workspaceSwitches.count, () => 0);

  // No answer at all is an error of the browser's own, which has no status.
  const isWithoutLine = !session && error !== null && !error.status;
  const kept = useKeptPerson(session?.user, isWithoutLine);

  // With what somebody may do here: nothing is offered that is taken away again.
  const { isFetched, isPaused, failureCount } = useQuery(api.workspaces.current.queryOptions());
  const isRoleSettled = isFetched || isPaused || failureCount > 0;

  if (session && isRoleSettled) return <Shell key={switches} person={session.user} />;
  if (kept) return <Shell key={switches} person={kept} />;
  if (isPending || session) return <PageSpinner />;
  if (error && error.status !== 401) {
    return (
      <PageTrouble
        title={isWithoutLine ? m.shell_offline_title() : m.shell_trouble_title()}
        text={isWithoutLine ? m.ui_trouble_unreachable() : m.ui_trouble_ours()}
        action={<Button onClick={() => void refetch()}>{m.ui_try_again()}</Button>}
      />
    );
  }
  return <ToSignIn />;
}

function ToSignIn() {
  // What plans cost is no secret.
  if (location.pathname === '/pricing') return <ToPlans />;
  return <ToAuth />;
}

function ToPlans() {
  useEffect(() => location.replace(publicPath('plans', spokenLanguage())), []);
  return <PageSpinner />;
}

function ToAuth() {
  // Whose session ended elsewhere leaves no leads to be read here.
  useEffect(() => {
    void keptHere.remove('leads');
    void forgetKeptPerson();
  }, []);
  // From the address bar itself: a new draft gets its address there without a navigation.
  // One object for all renders, or Navigate would start over with each.
  const [state] = useState(() => ({ from: `${location.pathname}${location.search}` }));
  // A form that stood here until the whole new page is there would lead whoever is quick to where the last person was.
  return isOnWayOut() ? <PageSpinner /> : <Navigate to="/auth" replace state={state} />;
}
