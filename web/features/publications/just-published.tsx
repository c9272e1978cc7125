import { X } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NextSteps, type Published } from './next-steps.tsx';

/** With what the page after publishing is opened, so that it goes on with what comes next. */
export function publishedState(published: Published) {
  return { published };
}

/** What happens next with what has just been published, until it is closed; nothing where nothing was. */
export function JustPublished() {
  const navigate = useNavigate();
  const { state, pathname } = useLocation();
  const published = (state as Partial<ReturnType<typeof publishedState>> | null)?.published;
  if (!published) return null;
  const { pictureUrl, ...next } = published;
  return (
    <section
      aria-labelledby="published-next"
      className="flex items-start gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-sm [view-transition-name:published]"
    >
      {pictureUrl && (
        <img
          src={pictureUrl}
          alt=""
          className="size-14 shrink-0 rounded-lg object-cover [view-transition-name:published-ad] max-sm:hidden"
        />
      )}
      <div className="min-w-0 grow">
        <h2 id="published-next" className="text-sm font-semibold">
          {m.publications_next()}
        </h2>
        <NextSteps {...next} labelledBy="published-next" className="mt-1 text-muted" />
      </div>
      <IconButton
        name={m.ui_close()}
        className="-my-1 -mr-2"
        onClick={() => void navigate(pathname, { replace: true, preventScrollReset: true })}
      >
        <X aria-hidden />
      </IconButton>
    </section>
  );
}
