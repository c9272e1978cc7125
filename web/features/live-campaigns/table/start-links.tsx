import { FilePenLine, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#web/workspace/may.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface StartLinksProps {
  /** Something else on the page is to be done first. */
  isQuiet: boolean;
  className: string;
}

/** The two ways on from here: something new, or what was begun before. */
export function StartLinks({ isQuiet, className }: StartLinksProps) {
  const mayDraft = useMay('draft');
  return (
    <nav aria-label={m.live_start()} className={cn('flex flex-wrap gap-2', className)}>
      <Button asChild variant="ghost">
        <Link to="/drafts">
          <FilePenLine aria-hidden className="sm:max-lg:hidden" />
          {m.live_start_drafts()}
        </Link>
      </Button>
      {/* On a phone, the bar below begins something new. */}
      {mayDraft && (
        <Button asChild variant={isQuiet ? 'secondary' : 'primary'} className="max-sm:hidden">
          <Link to="/campaign/new">
            <Plus aria-hidden />
            {m.live_start_new()}
          </Link>
        </Button>
      )}
    </nav>
  );
}
