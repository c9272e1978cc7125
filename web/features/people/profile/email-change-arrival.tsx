import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { CardIcon } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast/toast.tsx';
import { authClient } from '../sign-in/auth-client.ts';

const toastAfterMs = 1000;
const leaveAfterMs = 2000;

/** Confirms one of the two addresses of an account that moves, and goes on to the profile. */
export function EmailChangeArrival({ token }: { token: string }) {
  const navigate = useNavigate();
  const { refetch: readSession } = authClient.useSession();
  // Asked as a query, so that a page drawn twice confirms once.
  const confirmation = useQuery(
    api.people.confirmEmailChange.queryOptions({ input: { token }, staleTime: Infinity, retry: false }),
  );
  const { data, error } = confirmation;
  const outcome = data?.outcome;

  useEffect(() => {
    if (!outcome || outcome === 'changed-before') return;
    const telling = setTimeout(() => {
      if (outcome === 'changed') toast(m.auth_toast_email_changed(), m.auth_toast_email_changed_text());
      else toast(m.auth_toast_email_half(), m.auth_toast_email_half_text());
    }, toastAfterMs);
    const leaving = setTimeout(() => {
      void readSession().then(() => navigate('/profile', { replace: true }));
    }, leaveAfterMs);
    return () => {
      clearTimeout(telling);
      clearTimeout(leaving);
    };
  }, [outcome, navigate, readSession]);

  if (error) {
    const isOver = isDefinedError(error) && error.code === 'EMAIL_LINK_USED';
    return (
      <Told
        icon={<MailWarning aria-hidden />}
        title={isOver ? m.auth_email_over() : m.auth_email_failed()}
        text={isOver ? m.auth_email_over_text() : wordsFor(error)}
      >
        {isOver ? (
          <Button asChild variant="secondary">
            <Link to="/profile">{m.auth_email_to_profile()}</Link>
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={confirmation.isFetching}
            onClick={() => void confirmation.refetch()}
          >
            {m.ui_try_again()}
          </Button>
        )}
      </Told>
    );
  }
  if (outcome === 'changed-before') {
    return (
      <Told icon={<MailCheck aria-hidden />} title={m.auth_email_confirmed()} text={m.auth_email_before()}>
        <Button asChild variant="secondary">
          <Link to="/profile">{m.auth_email_to_profile()}</Link>
        </Button>
      </Told>
    );
  }
  return (
    <Told
      icon={<MailCheck aria-hidden />}
      title={outcome ? m.auth_email_confirmed() : m.auth_email_confirming()}
      text={outcome === 'other-address-pending' ? m.auth_toast_email_half_text() : undefined}
    >
      <Spinner name={m.ui_loading()} className="mx-auto size-6 text-muted" />
    </Told>
  );
}

interface ToldProps {
  icon: ReactNode;
  title: string;
  text: string | undefined;
  children: ReactNode;
}

function Told({ icon, title, text, children }: ToldProps) {
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <CardIcon>{icon}</CardIcon>
      <h1 className="mt-4 text-2xl font-semibold">{title}</h1>
      {text && <p className="mt-2 text-pretty text-muted">{text}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
