import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { WayHome } from './way-home.tsx';

interface PlainPageProps {
  title: string;
  text?: string | undefined;
  /** The way to the other language. */
  language: ReactNode;
  children: ReactNode;
}

/** A page to read, for anybody: its header, its title, one column. */
export function PlainPage({ title, text, language, children }: PlainPageProps) {
  return (
    <>
      <title>{m.ui_page_title({ title })}</title>
      <WayHome language={language} />
      <main className="mx-auto w-full max-w-3xl px-4 pt-8 pb-24 sm:px-6 sm:pt-14">
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        {text && <p className="mt-3 text-pretty text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </main>
    </>
  );
}
