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

/** One of them, filling what it stands in. The public script shows another by changing where it points. */
export function TradePicture({ trade, className }: { trade: TradeKey; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid slice"
      className={cn('block size-full', className)}
    >
      <use href={`#picture-${trade}`} data-try-picture width="400" height="400" />
    </svg>
  );
}
