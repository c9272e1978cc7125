import type { Finding } from '#contract/compliance/finding.ts';
import { m } from '#web/paraglide/messages.js';

/** The words that were struck; pressing them marks them in the field above that holds them. */
export function QuotedWords({ finding }: { finding: Finding }) {
  const { quote, places } = finding;
  if (!quote) return null;
  if (!places.some(({ span }) => span)) return <q className="font-medium">{quote}</q>;
  return (
    <button
      type="button"
      aria-label={m.compliance_show_words({ quote })}
      className="min-h-6 cursor-pointer rounded-sm text-left font-medium break-words underline decoration-dotted underline-offset-4 hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus"
      onClick={({ currentTarget }) => markWords(currentTarget, finding)}
    >
      <q>{quote}</q>
    </button>
  );
}

function markWords(from: Element, { quote, places }: Finding): void {
  const around = from.closest('form, [role="dialog"], main') ?? document.body;
  const controls = [...around.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')];
  // The nearest before it comes first: the same words may stand in several fields.
  const above = controls.filter(
    (control) => control.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (const control of above.toReversed())
    for (const { span } of places) {
      if (!span || control.value.slice(span.start, span.end) !== quote) continue;
      control.focus();
      control.setSelectionRange(span.start, span.end);
      return;
    }
}
