import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { Logo, LogoMark } from './logo.tsx';
import { pageLanguage } from './page-language.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The head of a page outside the shell: whose it is, and the way back to the front page. */
export function WayHome({ className, children }: { className?: string; children?: ReactNode }) {
  const home = pageLanguage() === 'nb' ? '/nb' : '/';
  return (
    <header className={cn('flex h-16 w-full items-center justify-between gap-2 px-4 sm:gap-4', className)}>
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
        {children}
        <ThemeToggle />
      </div>
    </header>
  );
}
