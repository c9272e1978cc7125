import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page-language.ts';

interface DetailDifferenceProps {
  now: number | null;
  before: number | null;
  /** Whether more of it is good news. Left out: neither good nor bad, as with money spent. */
  isMoreBetter?: boolean | undefined;
}

/** How much a figure has grown or shrunk since the period before; in words and sign, not by colour alone. */
export function DetailDifference({ now, before, isMoreBetter }: DetailDifferenceProps) {
  if (now === null || before === null || before === 0) return null;
  const share = now / before - 1;
  const percent = new Intl.NumberFormat(pageLanguage(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);
  if (Math.abs(share) < 0.005) return m.changes_compare_same();
  if (isMoreBetter === undefined) return m.changes_compare({ percent });
  return share > 0 === isMoreBetter ? (
    <span className="text-success-text">{m.changes_compare_better({ percent })}</span>
  ) : (
    <span className="text-danger-text">{m.changes_compare_worse({ percent })}</span>
  );
}
