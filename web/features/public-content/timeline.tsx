import type { ReactNode } from 'react';

interface Moment {
  when: string;
  text: string;
  /** What one sees of it; the words say the same. */
  picture: ReactNode;
}

/** What happens one after the other, along a thread. */
export function Timeline({ moments }: { moments: Moment[] }) {
  return (
    <ol>
      {moments.map(({ when, text, picture }) => (
        <li
          key={when}
          className="relative grid items-start gap-x-16 gap-y-5 pb-10 pl-9 before:absolute before:inset-y-0 before:left-[9px] before:w-0.5 before:bg-line last:pb-0 last:before:hidden sm:pl-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]"
        >
          <span aria-hidden className="absolute top-1.5 left-1 size-3 rounded-full bg-accent" />
          <div>
            <h3 className="font-semibold text-accent-text">{when}</h3>
            <p className="mt-2 max-w-md text-pretty text-muted">{text}</p>
          </div>
          <div className="min-w-0">{picture}</div>
        </li>
      ))}
    </ol>
  );
}
