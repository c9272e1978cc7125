import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { type LinkedWord, LinkedWords } from './linked-words.tsx';

/** One part of a legal text: words, and what is listed under them. */
export interface LegalPart {
  title: string;
  /** What a link to this part ends with. */
  id?: string;
  text?: string;
  points?: string[];
  /** What may surprise: it stands out under them. */
  note?: string;
  /** Stands last: a link, for example. */
  end?: ReactNode;
}

const idOf = ({ id }: LegalPart, place: number) => id ?? `part-${place + 1}`;

/** A text to be held to, part by part, with the way to each part beside it where there is room, else folded above it. */
export function LegalText({ parts, links }: { parts: LegalPart[]; links: LinkedWord[] }) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[14rem_minmax(0,44rem)]">
      <Contents parts={parts} className="sticky top-8 self-start max-lg:hidden" />
      <Fold look="card" heading={m.public_parts()} className="mb-10 lg:hidden">
        <Contents parts={parts} />
      </Fold>
      <div className="max-w-[44rem] space-y-10">
        {parts.map((part, place) => {
          const { title, text, points, note, end } = part;
          return (
            <section key={title} id={idOf(part, place)} className="scroll-mt-8 space-y-3">
              <h2 className="text-xl font-semibold">{title}</h2>
              {text && (
                <p className="text-pretty">
                  <LinkedWords text={text} links={links} />
                </p>
              )}
              {points && (
                <ul className="list-disc space-y-2 pl-5 marker:text-accent-text">
                  {points.map((point) => (
                    <li key={point} className="text-pretty">
                      <LinkedWords text={point} links={links} />
                    </li>
                  ))}
                </ul>
              )}
              {note && <Banner tone="warning">{note}</Banner>}
              {end}
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** The way to each part of a page. */
export function Contents({ parts, className }: { parts: LegalPart[]; className?: string }) {
  return (
    <nav aria-label={m.public_parts()} className={className}>
      <ol className="border-l border-line text-sm">
        {parts.map((part, place) => (
          <li key={part.title}>
            <a
              href={`#${idOf(part, place)}`}
              className="flex min-h-11 items-center py-1 pl-4 text-muted hover:text-text lg:min-h-8"
            >
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
