import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface PlainPageProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A page to read, for anybody: its header, its title, one column. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <>
      <title>{m.ui_page_title({ title })}</title>
      <header className="mx-auto flex h-16 w-full max-w-3xl items-center justify-between gap-4 px-4 sm:px-6">
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
      <main className="mx-auto w-full max-w-3xl px-4 pt-8 pb-24 sm:px-6 sm:pt-14">
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        {text && <p className="mt-3 max-w-xl text-lg text-pretty text-muted">{text}</p>}
        <div className="mt-10">{children}</div>
      </main>
    </>
  );
}
