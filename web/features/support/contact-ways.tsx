import type { LucideIcon } from 'lucide-react';

interface Way {
  icon: LucideIcon;
  title: string;
  /** When, or how quickly. */
  when: string;
  text?: string;
  link: { name: string; href: string; target?: '_blank'; rel?: 'noreferrer' };
}

const way =
  'inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent-text underline underline-offset-4';

/** The ways to reach us, side by side; on a phone below each other on one card. */
export function ContactWays({ ways }: { ways: Way[] }) {
  return (
    <ul className="grid rounded-xl max-md:divide-y max-md:divide-line max-md:border max-md:border-line max-md:bg-surface md:grid-cols-3 md:gap-4">
      {ways.map(({ icon: Icon, title, when, text, link: { name, ...link } }) => (
        <li
          key={title}
          className="px-5 py-3 max-md:[&>p]:pl-7.5 sm:px-6 md:rounded-xl md:border md:border-line md:bg-surface md:py-6"
        >
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
            {title}
          </h3>
          <p className="md:mt-1">
            <a {...link} className={way}>
              {name}
            </a>
          </p>
          <p className="text-muted">{when}</p>
          {text && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
