import { useId, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { RequiredMark } from './form/required-mark.tsx';

interface CardProps {
  title?: string | undefined;
  /** What is asked for within has to be answered: marked as at a field. */
  required?: boolean;
  /** One or two sentences under the title. */
  text?: ReactNode | undefined;
  /** A text below the title and the action, which stay in one line on a phone. */
  lede?: ReactNode | undefined;
  /** At the far end of the heading: a badge, a button. */
  action?: ReactNode | undefined;
  /** The title stays beside a small action, however narrow it is. */
  isOneLine?: boolean;
  heading?: 'h2' | 'h3';
  /** Without surface and line, within something that has them. */
  isBare?: boolean;
  children?: ReactNode;
  className?: string | undefined;
}

const box =
  'border-line else:p-5 sm:else:p-6 ' +
  'not-in-data-cards:rounded-xl not-in-data-cards:border not-in-data-cards:bg-surface';
/** For a text beside what stands at the far end. */
const wideEnough = 'min-w-[min(100%,17rem)] sm:min-w-[min(100%,14rem)]';

/** A surface with a thin line round it. With a title it is a named region of the page. */
export function Card({
  title,
  required = false,
  text,
  lede,
  action,
  isOneLine = false,
  heading: Heading = 'h2',
  isBare = false,
  children,
  className,
}: CardProps) {
  const id = useId();
  const surface = cn('min-w-0', !isBare && box, className);
  if (!title) return <div className={surface}>{children}</div>;
  // A text goes under what stands at the far end rather than into a narrow column beside it.
  const room = text ? wideEnough : isBare ? 'min-w-28' : 'min-w-32 sm:min-w-48';
  return (
    <section aria-labelledby={id} className={surface}>
      {/* On a wide screen a lede stands beside the action, however high that is. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 xl:has-[+p]:[&>:last-child]:-mb-3">
        <div className={cn('flex-1', isOneLine ? 'min-w-0 self-center [&+*]:self-center' : room)}>
          <Heading
            id={id}
            className={cn(
              isBare ? 'text-xs leading-6 tracking-normal text-muted' : 'text-base',
              'font-semibold',
            )}
          >
            {title}
            {required && <RequiredMark />}
          </Heading>
          {text && <div className="mt-1 text-sm text-muted">{text}</div>}
        </div>
        {action}
      </div>
      {lede && <p className="mt-2 text-sm text-muted xl:mt-1 xl:pr-36">{lede}</p>}
      {children && <div className={isBare ? 'mt-2' : lede ? 'mt-4' : 'mt-5'}>{children}</div>}
    </section>
  );
}

/** Cards that are read as one: those within draw neither surface nor line. The lines between them are up to whoever lays them out. */
export function CardGroup({ children, className }: { children: ReactNode; className: string }) {
  return (
    <div data-cards className={cn('rounded-xl border border-line bg-surface', className)}>
      {children}
    </div>
  );
}

/** The small tinted square an icon sits in. */
export function CardIcon({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text [&_svg]:size-[18px]">
      {children}
    </span>
  );
}
