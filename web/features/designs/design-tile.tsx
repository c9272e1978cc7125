import { smallDrawing, type DesignPlacement, type OfferedDesign } from '#contract/designs.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { describeGap, nameDesign } from './design-words.ts';

interface DesignTileProps {
  offered: OfferedDesign;
  shape: DesignPlacement;
  isChosen: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
  /** To the field that would mend it. */
  onMend: (field: string) => void;
}

/** One design of a picture, to be taken or left by a tap; or what it lacks. */
export function DesignTile({ offered, shape, isChosen, isFull, onChoose, onMend }: DesignTileProps) {
  const { design, gap, urls } = offered;
  const name = nameDesign(design);
  const aspectRatio = shape.replace('x', ' / ');
  if (!urls) {
    return (
      <li className="min-w-0">
        <div
          style={{ aspectRatio }}
          className="flex min-h-full w-full flex-col items-center justify-center gap-1 rounded-lg border border-dashed border-line-strong p-2 text-center text-sm"
        >
          <p className="font-semibold">{name}</p>
          {gap && <Lack gap={gap} name={name} onMend={onMend} />}
          {isChosen && (
            <Button variant="ghost" size="small" onClick={() => onChoose(false)}>
              {m.designs_leave()}
            </Button>
          )}
        </div>
      </li>
    );
  }
  return (
    <li className="min-w-0">
      <label
        className={cn(
          'relative block rounded-xl border p-1 transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
          isChosen ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-line-strong',
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <img
          src={smallDrawing(urls[shape])}
          alt=""
          loading="lazy"
          style={{ aspectRatio }}
          className="pointer-events-none w-full rounded-lg bg-line/50 object-cover"
        />
        <span className="block px-1 pt-1.5 pb-0.5 text-sm">{name}</span>
        {isChosen && (
          <span
            aria-hidden
            className="pointer-events-none absolute top-2.5 right-2.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent shadow-raised"
          >
            <Check className="size-4" />
          </span>
        )}
      </label>
    </li>
  );
}

interface LackProps {
  gap: NonNullable<OfferedDesign['gap']>;
  name: string;
  onMend: (field: string) => void;
}

function Lack({ gap: { code, field }, name, onMend }: LackProps) {
  const { why, mend } = describeGap(code);
  const label = m.designs_mend_named({ mend, name });
  return (
    <>
      <p className="text-muted">{why}</p>
      {field === 'logoMediaId' ? (
        <Button asChild variant="ghost" size="small" className="text-accent-text">
          <Link to="/profile#brand" aria-label={label}>
            {mend}
          </Link>
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="small"
          className="text-accent-text"
          aria-label={label}
          onClick={() => onMend(field)}
        >
          {mend}
        </Button>
      )}
    </>
  );
}
