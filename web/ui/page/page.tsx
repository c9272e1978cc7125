import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';

interface PageProps {
  /** For the browser's tab and history. */
  title: string;
  children: ReactNode;
  /** narrow: something to fill in or read, from the same left edge. wide: lists and figures. */
  width?: 'narrow' | 'wide';
  className?: string | undefined;
}

/**
 * The main part of a signed-in page: its one `<main>`, its title, its margins, its rhythm. Whoever comes from another
 * page goes on by keyboard from here; whoever has just come to the site begins at its top.
 */
export function Page({ title, children, width = 'wide', className }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    const isFirst = key === 'default';
    if (!isFirst && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
    // The key is another with every filter in the address, too.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className={cn('mx-auto w-full px-4 py-6 outline-none sm:px-6 lg:px-8 else:max-w-6xl', className)}
    >
      <title>{m.ui_page_title({ title })}</title>
      {/* Words on a button are drawn beside it, so that they move nothing: a press could miss what moves. */}
      <div className={cn('space-y-6', width === 'narrow' && 'max-w-3xl')}>{children}</div>
    </main>
  );
}
