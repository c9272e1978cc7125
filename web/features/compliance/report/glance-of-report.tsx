import { isOpen } from '#contract/compliance/finding.ts';
import { mergeFindings } from '#contract/compliance/merge-quotes.ts';
import type { Judgement } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';

/** At a glance what came of it: of what is told, the newest first. */
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
  return (
    <Banner tone={first ? 'warning' : 'success'}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <li className="font-semibold">
          {first ? (
            <a href={`#${first.id}`} className="underline">
              {m.compliance_open({ count: open.length })}
            </a>
          ) : (
            m.report_clear()
          )}
        </li>
        <li>{m.report_rules_checked({ count: rules })}</li>
        {answered > 0 && <li>{m.compliance_answered_count({ count: answered })}</li>}
      </ul>
    </Banner>
  );
}
