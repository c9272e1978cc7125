import type { ReactNode } from 'react';

/** One part of a legal text: words, and what is listed under them. */
export interface LegalPart {
  title: string;
  /** What a link to this part ends with. */
  id?: string;
  text?: string;
  points?: string[];
  /** Stands last: a link, for example. */
  end?: ReactNode;
}

/** A text to be held to, part by part. */
export function LegalText({ parts }: { parts: LegalPart[] }) {
  return (
    <div className="space-y-10">
      {parts.map(({ title, id, text, points, end }) => (
        <section key={title} id={id} className="scroll-mt-8 space-y-3 text-muted">
          <h2 className="text-xl font-semibold text-text">{title}</h2>
          {text && <p className="text-pretty">{text}</p>}
          {points && (
            <ul className="list-disc space-y-2 pl-5 marker:text-accent-text">
              {points.map((point) => (
                <li key={point} className="text-pretty">
                  {point}
                </li>
              ))}
            </ul>
          )}
          {end}
        </section>
      ))}
    </div>
  );
}
