import type { ComponentProps } from 'react';

export type SlotName =
  | 'wish'
  | 'name'
  | 'initial'
  | 'headline'
  | 'text'
  | 'day'
  | 'month'
  | `headline-${number}`
  | `text-${number}`;

/** Words of the example: the public script writes others in when somebody tries it with their own business. */
export function Slot({
  name,
  children,
  ...rest
}: ComponentProps<'span'> & { name: SlotName; children: string }) {
  return (
    <span data-try-slot={name} {...rest}>
      {children}
    </span>
  );
}

/** The letter a business is known by before it has a picture. */
export function Initial({ letter, className }: { letter: string; className: string }) {
  return (
    <span
      aria-hidden
      data-try-initial
      className={`grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text ${className}`}
    >
      <Slot name="initial">{letter}</Slot>
    </span>
  );
}
