import { isOpen } from '#contract/compliance/finding.ts';
import { mergeFindings } from '#contract/compliance/merge-quotes.ts';
import type { Judgement } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';

/** In one line what came of it: of what is told, the newest first. */
export function GlanceOfReport({ judgements }: { judgements: Judgement[] }) {
  const [newest] = judgements;
  if (!newest) return null;
  const rules = newest.packs.reduce((sum, pack) => sum + pack.rules, 0);
  // The same question may have been answered again later.
  const oldestFirst = judgements.flatMap(({ findings }) => findings).toReversed();
  const asSaidLast = new Map(oldestFirst.map((finding) => [finding.id, finding]));
  const found = mergeFindings([...asSaidLast.values()].toReversed()).map(({ one }) => one);
  const open = found.filter(isOpen);
  const [first] = open;
  const answered = found.filter(({ answer }) => answer !== null).length;
  const Sign = first ? CircleAlert : CircleCheck;
  return (
    <p className="flex items-start gap-2.5 font-medium">
      <Sign
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', first ? 'text-warning-text' : 'text-success-text')}
      />
      <span>
        {m.report_rules_checked({ count: rules })}
        {answered > 0 && ` · ${m.compliance_answered_count({ count: answered })}`}
        {' · '}
        {first ? (
          <a href={`#${first.id}`} className="text-accent-text underline">
            {m.compliance_open({ count: open.length })}
          </a>
        ) : (
          m.report_clear()
        )}
      </span>
    </p>
  );
}
