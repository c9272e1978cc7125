import type { PublicationProblem } from '#contract/publications.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';

/** Why a run stopped: what it is, Meta's own words, what to do now, and what Meta's support will ask for. */
export function ProblemBanner({ problem, action }: { problem: PublicationProblem; action: ReactNode }) {
  const { title, reason, nextStep, reference } = problem;
  return (
    <Banner tone="danger" title={title} action={action}>
      <div className="space-y-2">
        <p>{reason}</p>
        <p className="font-semibold">{nextStep}</p>
        {reference && (
          <p className="text-xs break-all text-muted">{m.publications_reference({ reference })}</p>
        )}
      </div>
    </Banner>
  );
}
