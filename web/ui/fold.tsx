import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cn } from './class-names.ts';

interface FoldProps extends Omit<ComponentProps<'details'>, 'open' | 'ref'> {
  heading: ReactNode;
  /** Is read without opening it, too. */
  text?: ReactNode;
  /** A quiet line among others, a row as wide as its list, or a surface of its own. */
  look?: keyof typeof looks;
  isOpen?: boolean | undefined;
  /** To its heading, which is what the keyboard stands on. */
  ref?: Ref<HTMLElement>;
}

const looks = {
  // Under a thumb it is higher than the room it takes.
  line: '-my-2.5 box-content min-h-6 w-fit gap-2 rounded py-2.5 text-sm text-muted hover:text-text',
  row: 'gap-4 py-3 text-sm font-medium',
  card: 'min-h-14 items-center gap-4 rounded-xl px-5 py-3 font-semibold hover:bg-hover sm:px-6',
};
const marks = {
  before: 'order-first mt-0.5 size-4 [[open]>summary>&]:rotate-90',
  atEnd: 'size-5 rotate-90 [[open]>summary>&]:-rotate-90',
};
const bodies = { line: 'mt-3', row: 'pb-4', card: 'px-5 pt-2 pb-5 sm:px-6 sm:pb-6' };

/** Behind its heading until somebody opens it; on paper all of it. */
export function Fold({ heading, text, look = 'line', isOpen, ref, className, children, ...rest }: FoldProps) {
  const surface = look === 'card' && 'rounded-xl border border-line else:bg-surface';
  const mark = marks[look === 'line' ? 'before' : 'atEnd'];
  return (
    <details
      {...rest}
      open={isOpen}
      className={cn('print:details-content:[content-visibility:visible]', surface, className)}
    >
      <summary
        ref={ref}
        className={cn('flex cursor-pointer list-none [&::-webkit-details-marker]:hidden', looks[look])}
      >
        <span className="min-w-0 grow wrap-anywhere">
          <span className="block">{heading}</span>
          {text && <span className="mt-0.5 block text-sm font-normal text-muted">{text}</span>}
        </span>
        <ChevronRight
          aria-hidden
          className={cn('shrink-0 text-muted transition-transform print:hidden', mark)}
        />
      </summary>
      <div className={cn('space-y-2', bodies[look])}>{children}</div>
    </details>
  );
}
