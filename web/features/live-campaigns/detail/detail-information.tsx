import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

/** Facts side by side. */
export function DetailFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-3 xl:grid-cols-4">{children}</dl>
  );
}

interface DetailFactProps {
  name: string;
  /** On a narrow screen it has a row of its own. */
  isLong?: boolean;
  children: ReactNode;
}

/** One fact with its name. */
export function DetailFact({ name, isLong, children }: DetailFactProps) {
  return (
    <div className={isLong ? 'min-w-0 max-sm:col-span-2' : 'min-w-0'}>
      <dt className="break-words text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">{children || m.changes_not_given()}</dd>
    </div>
  );
}
