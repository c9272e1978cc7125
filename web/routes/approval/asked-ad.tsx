import type { ApprovalContent } from '#contract/approval-content.ts';
import type { SpotNotes } from '#web/features/approvals/spot-note.tsx';
import { SpotButton, SpotField } from '#web/features/approvals/spot-note.tsx';
import { AdPreview } from '#web/features/campaigns/previews/ad-preview.tsx';
import type { Placement } from '#web/features/campaigns/previews/placements.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import type { MouseEvent } from 'react';

type Ad = ApprovalContent['ads'][number];

interface AskedAdProps {
  ad: Ad;
  n: number;
  content: ApprovalContent;
  placement: Placement;
  notes: SpotNotes | undefined;
}

const parts = [
  ['primaryText', m.approvals_part_text],
  ['headline', m.approvals_part_headline],
  ['picture', m.approvals_part_picture],
  ['callToAction', m.approvals_part_button],
] as const;
type Part = (typeof parts)[number][0];

/** One ad as it will look. A tap on a part of it opens the words on that. */
export function AskedAd({ ad, n, content, placement, notes }: AskedAdProps) {
  const spotOf = (part: Part) => `ads.${ad.id}.${part}`;
  // The keyboard and a screen reader have the buttons below.
  function tap({ target }: MouseEvent) {
    const part = target instanceof Element && !target.closest('button, a') ? partAt(target, ad) : undefined;
    if (part && notes?.words[spotOf(part)] === undefined) notes?.say(spotOf(part), '');
  }
  const named = (name: () => string) => `${m.approvals_ad({ n })}, ${name().toLowerCase()}`;
  return (
    <section aria-label={m.approvals_ad({ n })} className="min-w-0 space-y-3">
      <h2 className="text-sm font-semibold text-muted">{m.approvals_ad({ n })}</h2>
      <div role="presentation" className={cn(notes && 'cursor-pointer')} onClick={tap}>
        <AdPreview
          ad={ad}
          objective={content.objective}
          speaker={content.page.name}
          speakerPicture={null}
          websiteUrl={content.websiteUrl ?? ''}
          picture={{ previewUrl: ad.url, ...(ad.drawn && { drawn: ad.drawn }) }}
          placement={placement}
        />
      </div>
      {ad.filmUrl && (
        <a
          href={ad.filmUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
        >
          {m.approvals_part_film()}
        </a>
      )}
      {notes && (
        <>
          <div className="flex flex-wrap gap-2">
            {parts.map(([part, name]) => (
              <SpotButton key={part} isNamed notes={notes} spot={spotOf(part)} what={name()} />
            ))}
          </div>
          {parts.map(([part, name]) => (
            <SpotField key={part} notes={notes} spot={spotOf(part)} what={named(name)} />
          ))}
        </>
      )}
    </section>
  );
}

function partAt(target: Element, { headline, primaryText }: Ad): Part | undefined {
  if (target.tagName === 'IMG') return 'picture';
  const words = target.closest('p, span')?.textContent ?? '';
  if (words.includes(headline)) return 'headline';
  return words !== '' && words.includes(primaryText.slice(0, 20)) ? 'primaryText' : undefined;
}
