import type { CallSummary } from '#contract/api-calls.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { formatShare, successTone } from './call-words.ts';

/** How often each of the most called functions went well; two beside each other where a line would be long. */
export function FunctionRates({ functions }: Pick<CallSummary, 'functions'>) {
  return (
    <Card title={m.apicalls_by_function()} text={m.apicalls_by_function_text()}>
      {functions.length === 0 ? (
        <p className="text-sm text-muted">{m.apicalls_log_empty()}</p>
      ) : (
        <ul className="grid-cols-2 gap-x-12 xl:grid">
          {functions.map(({ name, total, successes }) => {
            const percent = (successes / total) * 100;
            const tone = successTone(percent) ?? 'neutral';
            const share = formatShare(percent);
            return (
              <li
                key={name}
                className="grid items-center gap-x-4 border-t border-line py-2 min-[360px]:grid-cols-[1fr_auto]"
              >
                <code className="min-w-0 font-mono text-[0.8125rem] break-all">{name}</code>
                <span className="ml-auto flex items-center gap-3 text-sm text-muted tabular-nums">
                  <span>
                    {m.apicalls_of({ successes: formatWhole(successes), total: formatWhole(total) })}
                  </span>
                  {tone === 'success' ? share : <Badge tone={tone}>{share}</Badge>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
