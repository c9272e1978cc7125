import { Slot } from 'radix-ui';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';

interface TooltipProps {
  text: string;
  /** One element that can be focused. */
  children: ReactNode;
  side?: 'top' | 'right';
  /** Shows nothing while true. */
  off?: boolean | undefined;
}

const delayMs = 400;
/** As long as a pointer may take from the element to the words beside it. */
const graceMs = 120;

/** A few more words on hover and on focus. Never the only place where something is said. */
export function Tooltip({ text, children, side = 'top', off }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const turning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(turning.current), []);
  if (off) return children;

  function turn(open: boolean, afterMs = 0) {
    clearTimeout(turning.current);
    if (afterMs === 0) setOpen(open);
    else turning.current = setTimeout(() => setOpen(open), afterMs);
  }
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') turn(true, isOpen ? 0 : delayMs);
    },
    onPointerLeave: () => turn(false, graceMs),
  };
  return (
    <>
      <Slot.Root
        ref={trigger}
        aria-describedby={isOpen ? id : undefined}
        {...hover}
        onPointerDown={() => turn(false)}
        onClick={() => turn(false)}
        // Not when the keyboard's place was only put back there, after a click or a tap.
        onFocus={() => trigger.current?.matches(':focus-visible') && turn(true)}
        onBlur={() => turn(false)}
      >
        {children}
      </Slot.Root>
      {isOpen && (
        <Words id={id} text={text} side={side} beside={trigger} onClose={() => turn(false)} {...hover} />
      )}
    </>
  );
}

interface WordsProps extends Required<Pick<TooltipProps, 'text' | 'side'>> {
  id: string;
  beside: React.RefObject<HTMLElement | null>;
  onClose: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: () => void;
}

/** Above everything and out of everything's way, wherever in the page it stands. */
function Words({ id, text, side, beside, onClose, ...hover }: WordsProps) {
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!words.current || !beside.current) return;
    words.current.showPopover();
    place(words.current, beside.current.getBoundingClientRect(), side);
  }, [beside, side, text]);
  useEffect(() => {
    // The first Escape closes the words alone, whatever they stand in.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', closeOnEscape, true);
    window.addEventListener('scroll', onClose, true);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true);
      window.removeEventListener('scroll', onClose, true);
    };
  });
  return (
    <span
      ref={words}
      id={id}
      role="tooltip"
      popover="manual"
      {...hover}
      className="fixed inset-auto m-0 w-max max-w-64 rounded-lg border border-line bg-raised px-2.5 py-1.5 text-xs font-medium text-text shadow-raised"
    >
      {text}
    </span>
  );
}

const gap = 6;
const edge = 8;

function place(words: HTMLElement, beside: DOMRect, side: 'top' | 'right') {
  const { offsetWidth: width, offsetHeight: height } = words;
  const above = beside.top - gap - height;
  const middle = beside.left + beside.width / 2 - width / 2;
  const top =
    side === 'right'
      ? beside.top + beside.height / 2 - height / 2
      : above < edge
        ? beside.bottom + gap
        : above;
  const left = side === 'right' ? beside.right + gap : middle;
  words.style.top = `${Math.max(edge, top)}px`;
  words.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
}
