import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { LogoMark } from './logo.tsx';

interface PageTroubleProps {
  title: string;
  text: ReactNode;
  action: ReactNode;
  /** Small print: a code, a reference. */
  note?: string | undefined;
}

/** A page that could not be shown, in plain words, with a way on. */
export function PageTrouble({ title, text, action, note }: PageTroubleProps) {
  const main = useRef<HTMLElement>(null);
  // What had the keyboard's place is gone with the page that is not shown.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main ref={main} tabIndex={-1} className="grid min-h-dvh place-items-center px-6 py-16 outline-none">
      <title>{m.ui_page_title({ title })}</title>
      <div className="flex max-w-md flex-col items-center text-center">
        <LogoMark className="size-10" />
        {note && <p className="mt-8 text-sm font-semibold text-muted">{note}</p>}
        <h1 className="mt-2 text-2xl font-semibold">{title}</h1>
        <div className="mt-3 text-pretty text-muted">{text}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-2">{action}</div>
      </div>
    </main>
  );
}
