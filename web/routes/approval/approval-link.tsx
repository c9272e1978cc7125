import type { Approval } from '#contract/approvals.ts';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Logo } from '#web/ui/page/logo.tsx';
import { ThemeToggle } from '#web/ui/page/theme-toggle.tsx';
import { ORPCError } from '@orpc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/approval-link.ts';
import { DeadEnd } from '../dead-end.tsx';
import { QuestionView } from './question-view.tsx';

/** Where a link for approval leads: for anybody who holds it, without an account. */
export default function ApprovalLink({ params: { token } }: Route.ComponentProps) {
  return (
    <Asking>
      <LinkedQuestion token={token} />
    </Asking>
  );
}

type Thanks = Pick<Approval, 'state' | 'version' | 'askedBy'>;

function LinkedQuestion({ token }: { token: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Kept in this window only: the link itself tells nobody any more that it was answered.
  const thanks: Thanks | undefined = state?.thanks;
  const { data, error } = useQuery(
    api.approvals.openLink.queryOptions({
      input: { token },
      enabled: !thanks,
      staleTime: Infinity,
      retry: false,
    }),
  );
  const answer = useMutation(
    api.approvals.decideByLink.mutationOptions({
      onSuccess: ({ state: decided, version, askedBy }) =>
        navigate('.', { replace: true, state: { thanks: { state: decided, version, askedBy } } }),
    }),
  );
  if (thanks) return <Sheet title={m.approvals_thanks()} text={thanksFor(thanks)} />;
  if (error && isGone(error))
    return <DeadEnd title={m.approvals_gone()} icon={<Link2Off />} text={m.approvals_gone_text()} />;
  if (!data)
    return (
      <Sheet title={m.approvals_title()}>
        {error ? (
          <LoadError error={error} title={m.approvals_load_failed()} />
        ) : (
          <LoadingBlock className="h-102" />
        )}
      </Sheet>
    );
  const { askedBy: asker, version } = data.approval;
  return (
    <Sheet title={m.approvals_question({ asker })} text={m.approvals_question_text({ version })}>
      <QuestionView
        question={data}
        asksName
        isSending={answer.isPending}
        error={answer.error}
        onAnswer={(given) => answer.mutate({ token, ...given })}
      />
    </Sheet>
  );
}

function Sheet({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <>
      <title>{m.ui_page_title({ title })}</title>
      <header className="mx-auto flex h-16 w-full max-w-3xl items-center justify-between px-4 sm:px-6">
        <Logo />
        <div className="flex items-center">
          <LanguageWay />
          <ThemeToggle />
        </div>
      </header>
      <main className="mx-auto w-full max-w-3xl px-4 pt-4 pb-8 sm:px-6 sm:pt-8">
        <h1 className="text-2xl font-bold text-balance wrap-anywhere sm:text-3xl">{title}</h1>
        {text && <p className="mt-2 mb-6 max-w-2xl text-pretty wrap-anywhere text-muted">{text}</p>}
        {children}
      </main>
    </>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ORPCError && (error.code === 'APPROVAL_NOT_FOUND' || error.code === 'BAD_REQUEST');
}

function thanksFor({ state, version, askedBy: asker }: Thanks): string {
  if (state === 'approved') return m.approvals_thanks_approved({ version, asker });
  return state === 'changes' ? m.approvals_thanks_changes({ asker }) : m.approvals_thanks_refused({ asker });
}
