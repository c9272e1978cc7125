import { useQuery } from '@tanstack/react-query';
import { MailOpen } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { useLeave } from '#web/features/people/use-leave.ts';
import { InvitationAnswer } from '#web/features/teams/invitation-answer.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { DeadEnd } from './dead-end.tsx';

/** An invitation, for whoever holds its letter, or is signed in with the address it was sent to. */
export default function Join() {
  return (
    <Asking>
      <Invitation />
    </Asking>
  );
}

function Invitation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { data: session, isPending } = authClient.useSession();
  const { isLeaving, leave } = useLeave();
  const token = hash.slice(1);
  const byToken = useQuery({
    ...api.members.readInvitation.queryOptions({ input: { token } }),
    enabled: token !== '',
  });
  const received = useQuery({
    ...api.members.listReceived.queryOptions(),
    enabled: token === '' && session !== null,
  });
  const invitation = token === '' ? received.data?.[0] : byToken.data;
  const { error } = token === '' ? received : byToken;
  const isNone = token === '' && (received.data?.length === 0 || (!isPending && !session));

  if (isNone && !error)
    return (
      <DeadEnd
        title={m.teams_join_none()}
        icon={<MailOpen />}
        text={m.teams_join_none_text()}
        action={
          <Button asChild>
            {session ? (
              <Link to="/dashboard">{m.shell_dashboard()}</Link>
            ) : (
              <Link to="/auth" state={{ from: '/join' }}>
                {m.teams_join_go()}
              </Link>
            )}
          </Button>
        }
      />
    );
  return (
    <PlainPage title={m.teams_join_title()} language={<LanguageWay />}>
      {error && <LoadError error={error} title={m.teams_join_over()} />}
      {!error && (!invitation || isPending) && <LoadingBlock className="h-54" />}
      {!error && invitation && !isPending && (
        <InvitationAnswer
          invitation={invitation}
          signedInAs={session?.user.email}
          signIn={
            <Button asChild>
              <Link to="/auth" state={{ from: `/join${hash}` }}>
                {m.teams_join_go()}
              </Link>
            </Button>
          }
          signOut={
            <Button variant="secondary" busy={isLeaving} onClick={() => void leave()}>
              {m.people_sign_out()}
            </Button>
          }
          onAnswered={(joins) => {
            toast(joins ? m.teams_joined({ workspace: invitation.workspace }) : m.teams_declined());
            void navigate('/dashboard');
          }}
        />
      )}
    </PlainPage>
  );
}
