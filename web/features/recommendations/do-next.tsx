import type { Recommendation, Recommendations } from '#contract/recommendations/recommendation.ts';
import { CircleCheck } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { RecommendationCard } from './recommendation-card.tsx';

interface DoNextProps extends Pick<Recommendations, 'recommendations' | 'currency'> {
  /** More wait behind a button. */
  most: number;
  /** The one button of each. */
  action: (recommendation: Recommendation) => ReactNode;
  className?: string;
  /** Of a box of its own in which the others open; without it they open in the same. */
  restClassName?: string | undefined;
  /** Side by side where there is room. */
  isBroad?: boolean;
}

/** What waits for the owner: the first few things, each with why and one button. */
export function DoNext(props: DoNextProps) {
  const { recommendations, currency, most, action, className, restClassName, isBroad = false } = props;
  // Whoever comes from an email was told of several.
  const isMeant = useLocation().hash === `#${place}`;
  const [isOpen, setIsOpen] = useState(isMeant);
  const title = useRef<HTMLHeadingElement>(null);
  const restId = useId();
  const rest = recommendations.length - most;
  const isAll = isOpen && rest > 0;
  const isApart = isAll && restClassName !== undefined;
  const card = (recommendation: Recommendation) => (
    <RecommendationCard
      key={recommendation.id}
      recommendation={recommendation}
      currency={currency}
      action={action(recommendation)}
      // Its button goes away with it.
      onPutOff={() => title.current?.focus()}
    />
  );
  return (
    <>
      <section
        aria-labelledby={place}
        className={cn(
          'flex min-w-0 flex-col overflow-y-auto',
          box,
          isBroad ? 'p-5 sm:p-6' : 'px-4 py-2 lg:[&_p+p]:text-xs/4',
          className,
        )}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id={place} ref={title} tabIndex={-1} className="text-base font-semibold">
            {m.next_title()}
          </h2>
          {rest > 0 && (
            <button
              type="button"
              aria-expanded={isAll}
              aria-controls={isApart ? restId : undefined}
              onClick={() => setIsOpen(!isOpen)}
              className="min-h-6 text-xs font-medium text-accent-text hover:underline"
            >
              {isAll ? m.next_fewer() : m.next_more({ count: rest })}
            </button>
          )}
        </div>
        <ul
          className={cn(
            isBroad ? 'mt-3' : 'mt-1',
            'flex grow flex-col divide-y divide-line',
            isBroad && broad,
          )}
        >
          {recommendations.slice(0, isAll && !isApart ? undefined : most).map(card)}
        </ul>
      </section>
      {isApart && (
        <ul id={restId} aria-labelledby={place} className={cn('px-4 py-3', box, broad, restClassName)}>
          {recommendations.slice(most).map(card)}
        </ul>
      )}
    </>
  );
}

/** Where it stands on its page. */
const place = 'next';
const box = 'rounded-xl border border-line bg-surface';
const broad =
  'lg:grid lg:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))] lg:gap-x-8 lg:gap-y-4 lg:divide-y-0 lg:*:py-0';

/** The same in a line, where nothing waits. */
export function NothingNext() {
  return (
    <section aria-labelledby={place} className="text-sm text-muted">
      <h2 id={place} className="sr-only">
        {m.next_title()}
      </h2>
      <p>
        <CircleCheck aria-hidden className="mr-1.5 inline size-4 align-[-0.2em] text-success-text" />
        {m.next_none()}
      </p>
    </section>
  );
}
