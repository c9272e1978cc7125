import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { PlanCards } from './plan-cards.tsx';
import { PlanOf } from './plan-of.tsx';

/** The plans to choose from. Takes the page's attention when it appears, since somebody asked for it. */
export function PlanOffer({ action }: { action: () => ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section aria-labelledby="plans" className="space-y-5">
      <div>
        <h2
          id="plans"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-20 text-lg font-semibold outline-none"
        >
          {m.workspaces_plans()}
        </h2>
        <p className="mt-1 text-sm text-muted">
          <PlanOf workspace={workspace} />
          {m.workspaces_plans_text()}
        </p>
      </div>
      <PlanCards action={action} />
    </section>
  );
}
