import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

/** What a campaign is about, open until somebody folds it away. */
export function DetailInformation({ children }: { children: ReactNode }) {
  return (
    <details open className="group rounded-xl border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-xl px-5 hover:bg-hover sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base font-semibold">{m.changes_information()}</h2>
        <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-5 sm:p-6">{children}</div>
    </details>
  );
}

/** Facts side by side. */
export function DetailFacts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm lg:grid-cols-3 xl:grid-cols-4">{children}</dl>
  );
}

/** One fact with its name. */
export function DetailFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="break-words text-muted">{name}</dt>
      <dd className="mt-0.5 font-medium [overflow-wrap:anywhere]">{children || m.changes_not_given()}</dd>
    </div>
  );
}
