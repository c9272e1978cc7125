import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { FjordScene } from './fjord-scene.tsx';
import { WayHome } from './way-home.tsx';

interface ShortPageProps {
  title: string;
  /** The way to the other language. */
  language: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A page with little to say, for anybody: the fjord, and on it one card. */
export function ShortPage({ title, language, footer, children }: ShortPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{m.ui_page_title({ title })}</title>
      <div className="relative isolate flex grow flex-col overflow-hidden">
        <WayHome language={language} />
        <main className="flex grow flex-col items-center px-4 pt-6 pb-16 sm:pt-[4vh]">
          <div className="w-full max-w-md rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8">
            {children}
          </div>
        </main>
        <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-48 overflow-visible sm:-bottom-8 sm:h-72" />
      </div>
      {footer}
    </div>
  );
}
