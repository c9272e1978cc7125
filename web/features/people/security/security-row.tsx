import type { ComponentProps } from 'react';
import { Card } from '#web/ui/card.tsx';
import { findControl, useKeptPlace } from '#web/ui/use-kept-place.ts';

/** One thing about signing in: how it is now, and below what its button has opened. */
export function SecurityRow({ children, ...said }: ComponentProps<typeof Card>) {
  const keptPlace = useKeptPlace(findControl);
  return (
    <div {...keptPlace} className="py-5 first:pt-0 last:pb-0">
      <Card {...said} isBare heading="h3" className="[&_h3]:text-sm [&_h3]:text-text">
        <div className="space-y-5 pt-3 empty:-mt-2 empty:pt-0">{children}</div>
      </Card>
    </div>
  );
}
