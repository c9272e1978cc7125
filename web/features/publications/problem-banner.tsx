import type { PublicationProblem } from '#contract/publishing/publications.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { MoneyLine } from './money-line.tsx';
import { ProblemLink } from './problem-link.tsx';

interface ProblemBannerProps {
  problem: PublicationProblem;
  /** A way to the field at fault. */
  action?: ReactNode;
}

/** Money first; then what is wrong and why, what to do now, Meta's own words, and what Meta's support will ask for. */
export function ProblemBanner({ problem, action }: ProblemBannerProps) {
  const { title, cause, moneyAtRisk, reason, nextStep, link, ad, reference } = problem;
  return (
    <div
      role="alert"
      className="space-y-2 rounded-xl border border-transparent bg-danger-soft px-4 py-3 text-sm break-words text-text"
    >
      <MoneyLine isAtRisk={moneyAtRisk} />
      <p className="text-base font-semibold">
        {ad === null ? title : m.publications_problem_of_ad({ n: ad, title })}
      </p>
      {cause && <p>{cause}</p>}
      {nextStep && (
        <p>
          <span className="font-semibold">{m.publications_next_step()}</span> {nextStep}
        </p>
      )}
      {(link || action) && (
        <div className="flex flex-wrap gap-2 py-1">
          {action}
          {link && <ProblemLink link={link} />}
        </div>
      )}
      {reason && (
        <div className="border-l-2 border-line-strong pl-3">
          <p className="text-xs text-muted">{m.publications_own_words()}</p>
          <p>{reason}</p>
        </div>
      )}
      {reference && <p className="text-xs break-all text-muted">{m.publications_reference({ reference })}</p>}
    </div>
  );
}
