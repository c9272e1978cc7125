import type { Firm } from '#contract/websites/reading.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { LoadError } from '#web/load-error.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';

/** The Norwegian firms of that name or number, to choose one's own from. */
export function FirmList({ query, onChoose }: { query: string; onChoose: (firm: Firm) => void }) {
  const { data, error } = useQuery({
    ...api.websites.findFirms.queryOptions({ input: { query: query.slice(0, 100) } }),
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <LoadError error={error} title={m.websites_firms_failed()} />;
  if (!data) return <LoadingBlock className="h-22" />;
  const { firms } = data;
  return (
    <div className="space-y-2">
      <p role="status" className="text-sm text-muted">
        {firms.length > 0 ? m.websites_firms({ count: firms.length }) : m.websites_firms_none({ query })}
      </p>
      <ul className="space-y-2">
        {firms.map((firm) => (
          <li key={firm.number}>
            <button
              type="button"
              onClick={() => onChoose(firm)}
              className="flex min-h-11 w-full items-center gap-3 rounded-xl border border-line-strong bg-surface px-4 py-2.5 text-left text-sm transition-colors hover:border-muted hover:bg-hover"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold break-words">{firm.name}</span>
                <span className="block break-words text-muted">{aboutOf(firm)}</span>
                {firm.isClosing && (
                  <span className="block text-warning-text">{m.websites_firm_closing()}</span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function aboutOf({ trade, place, number }: Firm): string {
  return [trade, place, number.replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0')].filter(Boolean).join(' · ');
}
