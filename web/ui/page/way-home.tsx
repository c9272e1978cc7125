import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Logo, LogoMark } from './logo.tsx';
import { pageLanguage } from './page-language.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The head of a page outside the shell, as wide as those of public pages: whose it is, and the way back to the front page. */
export function WayHome({ language }: { /** The way to the other language. */ language: ReactNode }) {
  const home = pageLanguage() === 'nb' ? '/nb' : '/';
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-2 px-4 sm:gap-4 sm:px-6 lg:px-8">
      <a href={home} aria-label={m.app_name()} className="flex min-h-11 items-center">
        {/* Beside the way back and two buttons, the name has no room on the smallest phones. */}
        <LogoMark className="size-7 min-[24rem]:hidden" />
        <Logo className="max-[24rem]:hidden" />
      </a>
      <div className="flex shrink-0 items-center gap-1">
        <a
          href={home}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium whitespace-nowrap text-muted hover:text-text"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {m.auth_back_home()}
        </a>
        {language}
        <ThemeToggle />
      </div>
    </header>
  );
}
