import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { WayHome } from './way-home.tsx';

interface PlainPageProps {
  title: string;
  text?: string | undefined;
  /** One line over the title: what the page is a part of. */
  above?: ReactNode;
  /** The way to the other language. */
  language: ReactNode;
  children: ReactNode;
}

/** A page to read, for anybody: its header, its title, one column. */
export function PlainPage({ title, text, above, language, children }: PlainPageProps) {
  return (
    <>
      <title>{m.ui_page_title({ title })}</title>
      <WayHome language={language} />
      <main
        className={cn(
          'mx-auto w-full max-w-3xl px-4 pb-24 sm:px-6',
          above ? 'pt-3 sm:pt-6' : 'pt-8 sm:pt-14',
        )}
      >
        {above && <div className="mb-3">{above}</div>}
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        {text && <p className="mt-3 text-pretty text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </main>
    </>
  );
}
