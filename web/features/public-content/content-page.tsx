import { useId, type ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';

const band = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8';

interface ContentPageProps {
  title: string;
  text: string;
  /** What people come for stands below it, and should be seen at once. */
  isBrief?: boolean;
  children: ReactNode;
}

/** A wide public page: its title, a few words under it, and sections below each other. */
export function ContentPage({ title, text, isBrief = false, children }: ContentPageProps) {
  return (
    <main className={cn(isBrief && '[&>section:first-of-type]:pt-8 sm:[&>section:first-of-type]:pt-10')}>
      <div className="relative isolate overflow-hidden">
        <FjordScene
          isSky={isBrief}
          className={cn(
            'absolute inset-x-0 -z-10 h-full min-h-88 max-lg:hidden [mask-image:linear-gradient(to_right,transparent_50%,black_75%)]',
            isBrief ? 'top-0' : 'bottom-0',
          )}
        />
        <div
          className={cn(band, isBrief ? 'pt-8 pb-8 sm:pt-10' : 'pt-10 pb-12 sm:pt-16 sm:pb-16 lg:min-h-88')}
        >
          <h1 className="max-w-3xl text-4xl leading-[1.1] font-bold tracking-tight sm:text-5xl">{title}</h1>
          <p className="mt-5 max-w-2xl text-lg text-pretty text-muted lg:max-w-xl">{text}</p>
        </div>
      </div>
      {children}
    </main>
  );
}

interface ContentSectionProps {
  title: string;
  text?: string | undefined;
  id?: string | undefined;
  /** The heading stands beside what it heads, where there is room. */
  isBeside?: boolean;
  children: ReactNode;
}

/** One part of a wide page under its own heading, set off by a line. */
export function ContentSection({ title, text, id, isBeside = false, children }: ContentSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-4 border-t border-line py-14 sm:py-20">
      <div className={cn(band, isBeside && 'gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]')}>
        <div>
          <h2 id={headingId} className="max-w-2xl text-2xl font-bold sm:text-3xl">
            {title}
          </h2>
          {text && <p className="mt-3 max-w-2xl text-pretty text-muted">{text}</p>}
        </div>
        <div className={cn('mt-8 min-w-0', isBeside && 'lg:mt-0')}>{children}</div>
      </div>
    </section>
  );
}
