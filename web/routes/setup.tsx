import type { SetupPart } from '#contract/operator/setup.ts';
import { useQuery } from '@tanstack/react-query';
import { SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { Asking } from '#web/asking.tsx';
import { authClient } from '#web/features/people/sign-in/auth-client.ts';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { ProofStep } from '#web/features/people/security/proof-step.tsx';
import { ClaimForm } from '#web/features/setup/claim-form.tsx';
import { Overview } from '#web/features/setup/overview.tsx';
import { PartForm } from '#web/features/setup/part-form.tsx';
import { effortWords, partGroups, partNames, partWords } from '#web/features/setup/part-words.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { PlainPage } from '#web/ui/page/plain-page.tsx';
import { ShortPage } from '#web/ui/page/short-page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';

/** Setting an installation up: the code makes one its operator, who then goes through it part by part. */
export default function Setup() {
  const [query] = useSearchParams();
  const part = partNames.find((name) => name === query.get('part'));
  return (
    <Asking>
      <Entrance part={part} />
    </Asking>
  );
}

function Entrance({ part }: { part: SetupPart | undefined }) {
  const { hash, key } = useLocation();
  const { data: session, isPending } = authClient.useSession();
  const [entered] = useState(key);
  const place = part ? partNames.indexOf(part) : -1;
  // The form that had the keyboard gives way to the next one.
  const stepText = useLostFocus<HTMLParagraphElement>(key !== entered, place);
  if (!isPending && !session) return <SignInFirst code={hash} />;
  return (
    <PlainPage
      title={part ? partWords[part].name() : m.setup_title()}
      text={part && partWords[part].text()}
      above={
        part && (
          <div className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
            <p ref={stepText} tabIndex={-1} className="text-muted">
              {m.setup_title()} · {m.setup_step({ step: place + 1, steps: partNames.length })}
            </p>
            <Link to="/setup" className="-my-3 py-3 font-medium text-accent-text hover:underline">
              {m.setup_to_overview()}
            </Link>
          </div>
        )
      }
      language={<LanguageWay />}
    >
      <Inside part={part} isKnown={Boolean(session)} code={hash.slice(1)} />
    </PlainPage>
  );
}

interface InsideProps {
  part: SetupPart | undefined;
  isKnown: boolean;
  code: string;
}

function Inside({ part, isKnown, code }: InsideProps) {
  const navigate = useNavigate();
  const me = useQuery({ ...api.people.me.queryOptions(), enabled: isKnown });
  if (me.error) return <LoadError error={me.error} title={m.setup_failed()} />;
  if (!me.data) return <LoadingBlock className="h-54" />;
  if (me.data.isOperator) return <Parts part={part} />;
  return <ClaimForm known={code} onClaimed={() => void navigate('/setup', { replace: true })} />;
}

function SignInFirst({ code }: { code: string }) {
  const from = `/setup${code}`;
  return (
    <ShortPage title={m.setup_title()} language={<LanguageWay />}>
      <h1 className="text-2xl font-semibold">{m.setup_title()}</h1>
      <p className="mt-1.5 text-balance text-muted">
        {m.setup_sign_in_text()} {!code && m.setup_sign_in_code()}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 *:flex-1">
        <Button asChild>
          <Link to="/auth?mode=signup" state={{ from }}>
            {m.setup_sign_up_do()}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/auth" state={{ from }}>
            {m.setup_sign_in_do()}
          </Link>
        </Button>
      </div>
      <p className="mt-6 flex gap-2 text-sm text-pretty text-muted">
        <SquareTerminal aria-hidden className="mt-0.5 size-4 shrink-0" />
        {m.setup_sign_in_note()}
      </p>
      <h2 className="mt-6 border-t border-line pt-6 text-sm font-semibold">{m.setup_parts()}</h2>
      <p className="mt-1 text-sm text-pretty">{effortWords()}</p>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-3 text-sm text-muted *:min-w-[min(100%,10rem)] *:flex-1">
        {partGroups.map(({ title, parts, start }) => (
          <div key={start}>
            <h3 className="font-semibold text-text">{title()}</h3>
            <ol start={start} className="mt-2 list-decimal space-y-1 pl-6 tabular-nums">
              {parts.map((part) => (
                <li key={part}>{partWords[part].name()}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </ShortPage>
  );
}

function Parts({ part }: { part: SetupPart | undefined }) {
  const [, setQuery] = useSearchParams();
  const state = useQuery(api.setup.read.queryOptions());
  if (state.error) return <LoadError error={state.error} title={m.setup_failed()} />;
  if (!state.data) return <LoadingBlock className="h-102" />;
  if (!part) return <Overview state={state.data} />;
  const place = partNames.indexOf(part);
  const next = partNames[place + 1];
  return (
    <PartForm
      key={part}
      state={state.data}
      part={part}
      previous={partNames[place - 1]}
      onNext={() => {
        setQuery(next ? { part: next } : {});
        window.scrollTo({ top: 0 });
      }}
      askProof={(onProven, onLeave) => (
        <ProofStep verb={m.setup_save()} onProven={onProven} onLeave={onLeave} />
      )}
    />
  );
}
