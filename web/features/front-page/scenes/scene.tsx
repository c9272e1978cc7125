import type { ReactNode } from 'react';

interface SceneProps {
  /** What has happened, in a word. */
  step: string;
  title: string;
  text: string;
  /** What it looks like; the words beside it say the same. */
  children: ReactNode;
}

/** One moment of the story: its words, and beside them what one sees of it. */
export function Scene({ step, title, text, children }: SceneProps) {
  return (
    <li className="relative grid items-start gap-x-16 gap-y-6 pl-9 last:before:absolute last:before:top-13 last:before:bottom-0 last:before:left-0 last:before:w-5 last:before:bg-sunken sm:pl-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <span
        aria-hidden
        className="absolute top-8 left-0 grid size-5 place-items-center rounded-full border-2 border-accent bg-ground"
      >
        <span className="size-2 rounded-full bg-accent" />
      </span>
      <div className="lg:sticky lg:top-24">
        <p className="text-sm font-semibold text-accent-text">{step}</p>
        <h3 className="mt-1.5 text-xl font-bold sm:text-2xl">{title}</h3>
        <p className="mt-3 max-w-md text-pretty text-muted">{text}</p>
      </div>
      <div className="min-w-0 max-w-xl lg:max-w-none lg:justify-self-stretch">{children}</div>
    </li>
  );
}
