import { FilePenLine, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** The two ways on from here: something new, or what was begun before. */
export function StartLinks() {
  return (
    <nav aria-label={m.live_start()} className="flex flex-wrap gap-2">
      <Button asChild variant="ghost">
        <Link to="/drafts">
          <FilePenLine aria-hidden />
          {m.live_start_drafts()}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/campaign/new">
          <Plus aria-hidden />
          {m.live_start_new()}
        </Link>
      </Button>
    </nav>
  );
}
