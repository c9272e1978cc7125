import { cn } from '#web/ui/class-names.ts';
import { tradeKeys, type TradeKey } from '../trades.ts';
import { picturesAtHome } from './at-home.tsx';
import { picturesInTown } from './in-town.tsx';

const pictures = { ...picturesAtHome, ...picturesInTown };
const idOf = (trade: TradeKey) => `picture-${trade}`;

/** The pictures of all trades, to be shown by `TradePicture`. Draws nothing itself. */
export function TradePictures() {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      {tradeKeys.map((trade) => (
        <symbol key={trade} id={idOf(trade)} viewBox="0 0 400 400">
          {pictures[trade]}
        </symbol>
      ))}
    </svg>
  );
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
      <use href={`#${idOf(trade)}`} data-try-picture width="400" height="400" />
    </svg>
  );
}
