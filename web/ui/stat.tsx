import type { ReactNode } from 'react';

interface StatProps {
  name: string;
  value: ReactNode;
  hint?: ReactNode | undefined;
}

/** One figure with its name. Put several into a `StatGrid`. */
export function Stat({ name, value, hint }: StatProps) {
  return (
    <div className="@container flex min-w-0 flex-col rounded-xl border border-line bg-surface px-4 py-3 sm:p-5">
      <dt className="text-xs text-muted sm:text-sm">{name}</dt>
      <dd className="pt-1 sm:pt-2">
        <span className="block text-[clamp(1rem,17cqi,1.5rem)] font-semibold tracking-tight break-words tabular-nums">
          {value}
        </span>
        {hint && (
          <span className="mt-0.5 block text-xs [overflow-wrap:anywhere] text-muted sm:text-sm">{hint}</span>
        )}
      </dd>
    </div>
  );
}

export function StatGrid({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3 grid-cols-2 lg:grid-cols-4 lg:gap-4">{children}</dl>;
}
