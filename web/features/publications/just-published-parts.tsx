import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NextSteps, type Published } from './next-steps.tsx';

interface JustPublishedProps extends Published {
  onClose: () => void;
}

/** As it is drawn; just-published.tsx fetches it. */
export function JustPublished({ pictureUrl, onClose, ...next }: JustPublishedProps) {
  return (
    <section
      aria-labelledby="published-next"
      className="flex items-start gap-5 rounded-xl border border-line bg-surface px-4 py-4 text-sm sm:px-5 [view-transition-name:published]"
    >
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt=""
          className="size-32 shrink-0 rounded-lg object-cover [view-transition-name:published-ad] max-sm:hidden"
        />
      )}
      <div className="min-w-0 grow">
        <h2 className="flex items-center gap-2 text-base font-semibold">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-accent-text" />
          {m.campaigns_published()}
        </h2>
        {!next.launchImmediately && <p className="mt-1">{m.publications_paused_text()}</p>}
        <h3 id="published-next" className="mt-3 font-semibold">
          {m.publications_next()}
        </h3>
        <NextSteps {...next} />
        <Button asChild variant="secondary" size="small" className="mt-3">
          <Link to={`/campaign/${next.campaignId}/details`}>{m.publications_see_campaign()}</Link>
        </Button>
      </div>
      <IconButton name={m.ui_close()} className="-my-1 -mr-2" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
