import { tones } from '#contract/campaigns/ads.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { ToneBadge } from './tone-badge.tsx';
import type { AdBeingWritten } from './use-ad-writer.ts';

interface WritingBoardProps {
  ads: readonly AdBeingWritten[];
  onCancel: () => void;
}

/** The ads, appearing as they are written. */
export function WritingBoard({ ads, onCancel }: WritingBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const begun = ads.filter((ad) => ad.headline || ad.primaryText).length;
  // The button that began it is gone, so the focus and the eyes are brought here.
  useEffect(() => {
    board.current?.focus();
    board.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={board} tabIndex={-1} className="outline-none">
      <Card
        title={m.campaigns_writing()}
        text={m.campaigns_writing_text({ count: tones.length })}
        action={
          <Button variant="secondary" onClick={onCancel}>
            {m.campaigns_writing_cancel()}
          </Button>
        }
      >
        <p role="status" className="sr-only">
          {begun === 0 ? m.campaigns_writing() : m.campaigns_writing_begun({ n: begun, of: tones.length })}
        </p>
        <ol className="grid gap-3 sm:grid-cols-2">
          {tones.map((planned, place) => (
            <li key={planned} className="min-h-44 rounded-xl border border-line bg-raised p-4 text-sm">
              <BeingWritten ad={ads[place]} />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function BeingWritten({ ad }: { ad: AdBeingWritten | undefined }) {
  if (!ad || (!ad.headline && !ad.primaryText)) {
    return (
      <div className="space-y-3">
        <Skeleton className="h-5 w-28 bg-line" />
        <Skeleton className="w-full bg-line" />
        <Skeleton className="w-4/5 bg-line" />
        <Skeleton className="w-2/5 bg-line" />
      </div>
    );
  }
  return (
    <div className="space-y-2">
      {ad.tone && <ToneBadge tone={ad.tone} />}
      {ad.headline && <p className="font-semibold break-words">{ad.headline}</p>}
      {ad.primaryText && <p className="break-words text-pretty">{ad.primaryText}</p>}
      {ad.description && <p className="break-words text-muted">{ad.description}</p>}
    </div>
  );
}
