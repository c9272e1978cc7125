import type { Language } from '#contract/people/people.ts';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';
import { WayHome } from '#web/ui/page/way-home.tsx';
import { LanguageButton } from '../language-button.tsx';

interface AuthFrameProps {
  title: string;
  onLanguage: (language: Language) => void;
  children: ReactNode;
}

/** The fjord, and on it the one card by which one comes in. */
export function AuthFrame({ title, onLanguage, children }: AuthFrameProps) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <title>{m.ui_page_title({ title })}</title>
      <WayHome language={<LanguageButton isWritten onChoose={onLanguage} />} />
      <main className="flex grow flex-col items-center px-4 pt-6 pb-40 sm:pt-[8vh]">
        <div className="w-full max-w-[26rem] rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8">
          {children}
        </div>
      </main>
      <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-48 overflow-visible sm:h-72" />
    </div>
  );
}
