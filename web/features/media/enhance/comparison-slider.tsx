import { m } from '#web/paraglide/messages.js';
import { ChevronsLeftRight } from 'lucide-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface ComparisonSliderProps {
  beforeUrl: string;
  afterUrl: string;
  /** Width by height of the picture before; the one after is shown whole in the same frame. */
  shape: number;
}

const step = 5;

/** Before on the left, after on the right, and a line between them that can be dragged or moved by arrow keys. */
export function ComparisonSlider({ beforeUrl, afterUrl, shape }: ComparisonSliderProps) {
  const [at, setAt] = useState(50);
  const moveTo = (percent: number) => setAt(Math.min(100, Math.max(0, Math.round(percent))));

  function follow(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(((event.clientX - left) / width) * 100);
  }
  function press(event: KeyboardEvent) {
    const to = keyTargets(at)[event.key];
    if (to === undefined) return;
    event.preventDefault();
    moveTo(to);
  }

  return (
    <div
      onPointerDown={follow}
      onPointerMove={follow}
      style={{ aspectRatio: shape, maxWidth: `calc(50dvh * ${shape})` }}
      className="relative mx-auto w-full cursor-ew-resize touch-pan-y overflow-hidden rounded-xl bg-sunken select-none"
    >
      <img
        src={beforeUrl}
        alt={m.media_before()}
        draggable={false}
        className="absolute inset-0 size-full object-contain"
      />
      <img
        src={afterUrl}
        alt={m.media_after()}
        draggable={false}
        style={{ clipPath: `inset(0 0 0 ${at}%)` }}
        className="absolute inset-0 size-full bg-sunken object-contain"
      />
      <Caption className="left-2">{m.media_original()}</Caption>
      <Caption className="right-2">{m.media_enhanced()}</Caption>
      <div
        role="slider"
        tabIndex={0}
        aria-label={m.media_compare()}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at}
        aria-valuetext={m.media_compare_value({ percent: at })}
        onKeyDown={press}
        style={{ left: `${at}%` }}
        className="group absolute inset-y-0 w-11 -translate-x-1/2 outline-none"
      >
        <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-accent" />
        <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-accent text-on-accent shadow-raised group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus">
          <ChevronsLeftRight aria-hidden className="size-5" />
        </span>
      </div>
    </div>
  );
}

function keyTargets(at: number): Record<string, number> {
  return {
    ArrowLeft: at - step,
    ArrowDown: at - step,
    ArrowRight: at + step,
    ArrowUp: at + step,
    PageDown: at - step * 4,
    PageUp: at + step * 4,
    Home: 0,
    End: 100,
  };
}

function Caption({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden
      className={`absolute bottom-2 ${className} rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs font-semibold`}
    >
      {children}
    </span>
  );
}
