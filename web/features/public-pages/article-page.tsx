import type { ReactNode } from 'react';

interface ArticlePageProps {
  title: string;
  text: string;
  /** When it was last changed. */
  changed: string;
  children: ReactNode;
}

/** A public page to read: its title, a line under it, and what is read. */
export function ArticlePage({ title, text, changed, children }: ArticlePageProps) {
  return (
    <main className="mx-auto w-full max-w-6xl px-4 pt-8 pb-24 sm:px-6 sm:pt-14 lg:px-8">
      <h1 className="text-[1.75rem] font-bold break-words sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-xl text-lg text-pretty text-muted">{text}</p>
      <p className="mt-2 text-sm text-muted">{changed}</p>
      <div className="mt-10">{children}</div>
    </main>
  );
}
