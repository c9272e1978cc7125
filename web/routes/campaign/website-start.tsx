import { adOf, BesidePreview } from '#web/features/campaigns/previews/beside-preview.tsx';
import { WebsiteForm } from '#web/features/websites/website-form.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { later, usePart } from '#web/ui/later.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { WebsitePartsProps } from './website-parts.tsx';

const websiteParts = later(() => import('./website-parts.tsx'));

interface WebsiteStartProps extends WebsitePartsProps {
  isQuiet: boolean;
}

/** One field in front of all others: the firm's website, and what becomes of it. */
export function WebsiteStart({ website, isQuiet, ...rest }: WebsiteStartProps) {
  const { view, choice } = rest.wizard;
  const { asked, readingId, sought, isOffered, isOpen, isBeginning, problem } = website;
  const parts = usePart(websiteParts, readingId !== null || sought !== '', website.close);
  const more = parts && <parts.WebsiteParts website={website} {...rest} />;
  if (isOpen && !more)
    return (
      <BesidePreview {...adOf(rest.wizard)}>
        <Skeleton className="h-96 rounded-xl bg-surface" />
      </BesidePreview>
    );
  if (isOpen) return more;
  if (!isOffered) return null;
  return (
    <Card title={m.websites_start()}>
      <WebsiteForm
        known={asked || view.fields.websiteUrl || choice.page?.website || ''}
        problem={problem ? wordsFor(problem) : undefined}
        isBusy={isBeginning}
        variant={isQuiet ? 'secondary' : 'primary'}
        onAsk={website.ask}
      />
      {more && <div className="mt-5">{more}</div>}
    </Card>
  );
}
