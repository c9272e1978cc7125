import { useId, type ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';

const band = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8';

interface ContentPageProps {
  title: string;
  text: string;
  /** Under the text: where to look for something. */
  under?: ReactNode;
  /** What people come for stands below it, and should be seen at once. */
  isBrief?: boolean;
  children: ReactNode;
}

/** A wide public page: its title, a few words under it, and sections below each other. */
export function ContentPage({ title, text, under, isBrief = false, children }: ContentPageProps) {
  const place = isBrief ? 'top-0' : 'bottom-0';
  return (
    <main className={cn(isBrief && '[&>section:first-of-type]:py-8 sm:[&>section:first-of-type]:py-10')}>
      <div className={cn('scene-fades relative isolate overflow-hidden', !isBrief && 'border-b border-line')}>
        <FjordScene only="sky" className="absolute inset-x-0 -top-[1vw] -z-10 aspect-[4/1] lg:hidden" />
        <FjordScene
          only={isBrief ? 'sky' : undefined}
          className={cn('absolute inset-x-0 -z-10 h-full min-h-88 max-lg:hidden', place)}
        />
        <div
          className={cn(
            band,
            'pt-[calc(9vw+1.25rem)]',
            isBrief ? 'pb-8 lg:pt-10' : 'pb-14 lg:min-h-88 lg:pt-16',
          )}
        >
          <h1 className="max-w-3xl text-4xl leading-[1.1] font-bold tracking-tight max-[22rem]:text-[1.875rem] sm:text-5xl">
            {title}
          </h1>
          <p className="mt-5 max-w-2xl text-lg text-pretty text-muted lg:max-w-[39rem]">{text}</p>
          {under}
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
  /** Under it there. */
  aside?: ReactNode;
  /** How large it stands there; unseen where what it says is seen already. */
  heading?: keyof typeof headings;
  children: ReactNode;
}

const headings = { large: 'text-2xl sm:text-3xl', small: 'text-xl', unseen: 'sr-only' };

/** One part of a wide page under its own heading. Every other one has a deeper ground, counted from the last. */
export function ContentSection(props: ContentSectionProps) {
  const { title, text, id, isBeside = false, aside, heading = 'large', children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-4 py-12 sm:py-16 [&:nth-last-of-type(odd)]:bg-sunken"
    >
      <div className={cn(band, isBeside && 'gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]')}>
        <div>
          <h2 id={headingId} className={cn('max-w-2xl font-bold', headings[heading])}>
            {title}
          </h2>
          {text && <p className="mt-3 max-w-2xl text-pretty text-muted">{text}</p>}
          {aside}
        </div>
        <div className={cn('min-w-0', heading !== 'unseen' && 'mt-5 sm:mt-8', isBeside && 'lg:mt-0')}>
          {children}
        </div>
      </div>
    </section>
  );
}
