import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useEffect, useRef } from 'react';
import { FieldsFound } from './fields-found.tsx';
import { textInChange } from './text-in-change.ts';
import { useCompliance } from './use-compliance.ts';
import { WordingOffer } from './wording-offer.tsx';

const settlesAfterMs = 400;

/** What the rules say of a change that somebody is typing, below the fields it is about. */
export function ChangeFindings({ shown, isHere, refused, put }: AskedOfLaw) {
  const now = shown && JSON.stringify(shown);
  const settled = useDebounced(now, settlesAfterMs);
  const asked = now && settled ? (JSON.parse(settled) as Shown) : null;
  const { data, isFetching, isPlaceholderData } = useCompliance(asked, refused);
  const findings = (data?.findings ?? []).filter(({ places }) => isHere(places[0]!.field));
  const isNews = settled === now && !isFetching && !isPlaceholderData;
  const hasOpen = findings.some(isOpen);
  const place = useRef<HTMLDivElement>(null);
  const shownTo = useRef(refused);
  useEffect(() => {
    if (refused === shownTo.current || !isNews) return;
    shownTo.current = refused;
    const first = place.current?.querySelector<HTMLElement>('[data-open]');
    // What is open above this has been shown already.
    if (!first || first.closest('form')?.querySelector('[data-open]') !== first) return;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest' });
  }, [refused, isNews, hasOpen]);
  const wording = (finding: Finding) =>
    asked &&
    put && (
      <WordingOffer
        shown={asked}
        finding={finding}
        field={finding.places.find(({ field }) => isHere(field))?.field}
        texts={{ textOf: (field) => shown && textInChange(shown, field), put }}
      />
    );
  return (
    <div ref={place} className="empty:hidden">
      {asked && <FieldsFound shown={asked} findings={findings} wording={wording} />}
    </div>
  );
}
