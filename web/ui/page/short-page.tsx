import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { FjordScene } from './fjord-scene.tsx';
import { WayHome } from './way-home.tsx';

interface ShortPageProps {
  title: string;
  /** The way to the other language. */
  language: ReactNode;
  footer?: ReactNode;
  /** All there is to say under the title, with its sign and the one thing to do. */
  said?: { icon: ReactNode; text: string; action: ReactNode };
  children?: ReactNode;
}

/** A page with little to say, for anybody: the fjord, and on it one card. */
export function ShortPage({ title, language, footer, said, children }: ShortPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{m.ui_page_title({ title })}</title>
      <div className="relative isolate flex grow flex-col overflow-hidden">
        <WayHome language={language} />
        <main className="flex grow flex-col items-center px-4 pt-6 pb-16 sm:pt-[8vh]">
          <div className="w-full max-w-[26rem] rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8">
            {said && (
              <div className="flex flex-col items-center text-center">
                <span aria-hidden className="mb-4 text-accent-text [&_svg]:size-8 [&_svg]:stroke-[1.5]">
                  {said.icon}
                </span>
                <h1 className="text-2xl font-semibold">{title}</h1>
                <p className="mt-3 mb-6 text-balance text-muted">{said.text}</p>
                {said.action}
              </div>
            )}
            {children}
          </div>
        </main>
        <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-48 overflow-visible sm:h-72" />
      </div>
      {footer}
    </div>
  );
}
