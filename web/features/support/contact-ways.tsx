import type { LucideIcon } from 'lucide-react';

interface Way {
  icon: LucideIcon;
  title: string;
  /** When, or how quickly. */
  when: string;
  text?: string;
  /** What to press, or what to read where there is nothing to press. */
  link: { name: string; href?: string };
}

const way =
  'inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent-text underline underline-offset-4';

/** The ways to reach us, side by side. */
export function ContactWays({ ways }: { ways: Way[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {ways.map(({ icon: Icon, title, when, text, link }) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
            {title}
          </h3>
          <p className="mt-1">
            {link.href ? (
              <a href={link.href} className={way}>
                {link.name}
              </a>
            ) : (
              <span className="inline-flex min-h-11 items-center font-semibold">{link.name}</span>
            )}
          </p>
          <p>{when}</p>
          {text && <p className="mt-1 text-pretty text-muted">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
