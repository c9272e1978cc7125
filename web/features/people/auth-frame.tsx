import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { FjordScene } from '#web/ui/fjord-scene.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

/** The fjord, and on it the one card that stands at the door. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <title>{m.ui_page_title({ title })}</title>
      <header className="flex h-16 items-center justify-between gap-4 px-4 sm:px-8">
        <Link to="/" aria-label={m.app_name()} className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <div className="flex items-center gap-1">
          <Link
            to="/"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-muted hover:text-text"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {m.auth_back_home()}
          </Link>
          <ThemeToggle />
        </div>
      </header>
      <main className="flex grow flex-col items-center px-4 pt-6 pb-40 sm:pt-[8vh]">
        <div className="w-full max-w-[26rem] rounded-xl border border-line bg-surface p-6 shadow-raised sm:p-8">
          {children}
        </div>
      </main>
      <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-48 overflow-visible sm:h-72" />
    </div>
  );
}
