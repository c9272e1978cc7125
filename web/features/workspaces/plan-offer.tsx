import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { hasPlan } from '#contract/people/workspaces.ts';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanOf } from './plan-of.tsx';
import { standingWords } from './standing-words.ts';

interface PlanOfferProps {
  action: (look: { variant: 'primary' | 'secondary' }) => ReactNode;
}

/** Where one stands, and the plans to choose from. Takes the page's attention when it appears, since somebody asked for it. */
export function PlanOffer({ action }: PlanOfferProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: workspace, error } = useQuery(api.workspaces.current.queryOptions());
  const [now] = useState(() => new Date());
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <PageHeader
        heading={heading}
        title={m.workspaces_plans()}
        text={
          <>
            <PlanOf workspace={workspace} />
            {hasPlan(workspace) && (
              <span className="block font-medium text-text">{standingWords(workspace, now)}</span>
            )}
            {m.workspaces_plans_text()}
          </>
        }
        back={{ to: '/dashboard', name: m.workspaces_plans_back() }}
      />
      {error && <LoadError error={error} />}
      <PlanCards
        unpriced={m.workspaces_price_agreed()}
        action={(isPopular) => action({ variant: isPopular ? 'primary' : 'secondary' })}
      />
    </>
  );
}
