import type { PublishCheck } from '#contract/publishing/publish-checks.ts';
import { ToLimits } from '#web/operations/to-limits.tsx';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { checkNames } from './check-names.ts';

const looks = {
  fine: { Icon: CircleCheck, colour: 'text-success-text', word: m.publications_check_fine },
  warning: { Icon: TriangleAlert, colour: 'text-warning-text', word: m.publications_check_warning },
  missing: { Icon: CircleAlert, colour: 'text-danger-text', word: m.publications_check_missing },
  unknown: { Icon: CircleHelp, colour: 'text-muted', word: m.publications_check_unknown },
};

interface CheckItemProps {
  check: PublishCheck;
  /** Leads to where it is put right. */
  onGo: (() => void) | undefined;
}

/** One thing that was looked at, how it stands, and the way to where it is changed. */
export function CheckItem({ check: { name, state, text }, onGo }: CheckItemProps) {
  const { Icon, colour, word } = looks[state];
  const title = checkNames[name]();
  // It has another way beside this one.
  const isLimit = name === 'limit';
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', colour)} />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {title}
          <span className="sr-only">: {word()}</span>
        </p>
        {text && <p className="break-words text-muted">{text}</p>}
        {name === 'plan' && state === 'missing' && (
          <Link to="/dashboard" className="font-semibold text-accent-text hover:underline">
            {m.publications_to_plan()}
          </Link>
        )}
        {isLimit && state === 'missing' && <ToLimits className="mr-4" />}
        {onGo && (
          <button
            type="button"
            aria-label={isLimit ? undefined : m.publications_check_go_named({ name: title })}
            className="min-h-6 font-semibold text-accent-text hover:underline"
            onClick={onGo}
          >
            {isLimit ? m.publications_check_go_budget() : m.publications_check_go()}
          </button>
        )}
      </div>
    </li>
  );
}
