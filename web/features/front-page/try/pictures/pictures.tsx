import { cn } from '#web/ui/class-names.ts';
import type { TradeKey } from '../trades.ts';
import trades from './trades.svg?raw';

/**
 * The pictures of all trades, to be shown by `TradePicture`. In the page itself, so that the front page asks nobody for
 * one; colours of their own, because a picture knows no theme. Draws nothing itself.
 */
export function TradePictures() {
  return <div aria-hidden className="absolute" dangerouslySetInnerHTML={{ __html: trades }} />;
}

interface TradePictureProps {
  /** A driving school is shown beside its use case only. */
  trade: TradeKey | 'school';
  /** The part of it to show, where it is not square: of 400 by 400. */
  view?: string;
  className?: string;
}

/** One of them, filling what it stands in. The public script shows another by changing where it points. */
export function TradePicture({ trade, view = '0 0 400 400', className }: TradePictureProps) {
  return (
    <svg
      aria-hidden
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      className={cn('block size-full', className)}
    >
      <use href={`#picture-${trade}`} data-try-picture width="400" height="400" />
    </svg>
  );
}
