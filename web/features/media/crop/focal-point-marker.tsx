import type { FocalPoint, Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';

interface FocalPointMarkerProps {
  picture: Media;
  focalPoint: FocalPoint;
  onMove: (focalPoint: FocalPoint) => void;
}

const step = 0.02;

/** The whole picture with a ring on what must stay in sight: set it by a click, drag it, or move it by arrow keys. */
export function FocalPointMarker({ picture, focalPoint, onMove }: FocalPointMarkerProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const { x, y } = focalPoint;
  const words = m.media_focal_at({ across: Math.round(x * 100), down: Math.round(y * 100) });

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { currentTarget, pointerId, pointerType, target, type } = event;
    const isOnMarker = target instanceof Element && target.closest('button') !== null;
    // A finger beside the ring may be scrolling: there only a tap counts.
    const isTap = type === 'pointerup' && pointerType === 'touch';
    if (type === 'pointerdown' && (isOnMarker || pointerType !== 'touch'))
      currentTarget.setPointerCapture(pointerId);
    else if (!isTap && !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove(within({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  }
  function press(event: KeyboardEvent) {
    const by = keySteps[event.key];
    if (!by) return;
    event.preventDefault();
    const much = event.shiftKey ? 5 : 1;
    const moved = within({ x: x + by[0] * step * much, y: y + by[1] * step * much });
    onMove(moved);
    setSaid(m.media_focal_at({ across: Math.round(moved.x * 100), down: Math.round(moved.y * 100) }));
  }

  return (
    <div
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerUp={follow}
      className="relative mx-auto w-fit max-w-full cursor-crosshair touch-pan-y overflow-hidden rounded-xl bg-sunken select-none"
    >
      <img
        src={picture.previewUrl}
        alt={picture.fileName}
        draggable={false}
        className="max-h-[45dvh] w-auto max-w-full"
      />
      <button
        type="button"
        aria-label={`${m.media_focal()}: ${words}`}
        aria-describedby={`${id}-how`}
        onKeyDown={press}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        className="absolute size-11 -translate-1/2 touch-none rounded-full border-3 border-accent bg-scrim focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        <span aria-hidden className="mx-auto block size-2 rounded-full bg-accent" />
      </button>
      <span id={`${id}-how`} className="sr-only">
        {m.media_focal_keys()}
      </span>
      <span aria-live="polite" className="sr-only">
        {said}
      </span>
    </div>
  );
}

const keySteps: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within({ x, y }: FocalPoint): FocalPoint {
  const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return { x: inside(x), y: inside(y) };
}
