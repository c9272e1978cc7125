import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../button.tsx';
import { cn } from '../class-names.ts';

interface PageHeaderProps {
  title: string;
  /** What the page is about, behind its title. */
  of?: string | undefined;
  text?: ReactNode | undefined;
  /** A word about how it stands, beside the title. */
  badge?: ReactNode | undefined;
  /** The arrow in front of the title: where it leads, and its name. */
  back?: { to: string; name: string; state?: unknown } | undefined;
  actions?: ReactNode | undefined;
  /** For a page whose first words say more than its title: with an arrow, it is quiet. */
  isSmall?: boolean;
  /** For a page that begins here for the keyboard. */
  heading?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
}

/** The top of a page: its one h1, the way back, what can be done on the whole page. */
export function PageHeader(props: PageHeaderProps) {
  const { title, of, text, badge, back, actions, isSmall = false, heading, className } = props;
  const isQuiet = isSmall && back;
  return (
    <div className={cn('flex flex-wrap items-start justify-between gap-x-6 gap-y-4', className)}>
      <div className={cn('flex min-w-0 items-start gap-2 md:grow md:basis-72', isQuiet && 'grow basis-72')}>
        {back && (
          <Button asChild variant="ghost" className="-ml-2 size-11 min-h-0 shrink-0 p-0 md:size-9">
            <Link to={back.to} state={back.state} aria-label={back.name} title={back.name}>
              <ArrowLeft aria-hidden className="!size-5" />
            </Link>
          </Button>
        )}
        {/* The first line stands level with the arrow. */}
        <div className={cn('min-w-0 max-sm:text-balance', isQuiet ? 'pt-2 sm:pt-3 md:pt-2' : 'pt-1 md:pt-0')}>
          <div className={cn('flex min-w-0 items-baseline gap-x-3 gap-y-1', !of && 'flex-wrap')}>
            <h1
              ref={heading}
              tabIndex={heading ? -1 : undefined}
              className={cn(
                'font-semibold wrap-anywhere outline-none',
                isSmall ? 'text-lg' : 'text-2xl sm:text-[1.75rem]',
                isQuiet && 'sm:text-base/5',
                of && 'shrink-0',
              )}
            >
              {title}
            </h1>
            {badge}
            {of && <p className="min-w-0 truncate text-muted sm:text-sm">{of}</p>}
          </div>
          {text && (
            <div className={cn('max-w-2xl wrap-anywhere text-muted', isSmall ? 'mt-0.5 text-sm' : 'mt-1.5')}>
              {text}
            </div>
          )}
        </div>
      </div>
      {/* One that hides itself leaves no row behind. */}
      {actions && (
        <div className="flex flex-wrap items-center gap-2 has-[>:only-child]:contents">{actions}</div>
      )}
    </div>
  );
}
