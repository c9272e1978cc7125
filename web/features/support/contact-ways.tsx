import type { LucideIcon } from 'lucide-react';

interface Way {
  icon: LucideIcon;
  title: string;
  /** When, or how quickly. */
  when: string;
  text?: string;
  /** What to press, or what to read where there is nothing to press. */
  link: { name: string; href?: string };
  /** What somebody who is signed in presses instead. */
  member?: { name: string; href: string };
  /** Another place that helps, after the words. */
  more?: { name: string; href: string };
}

const way =
  'inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent-text underline underline-offset-4';

/** The ways to reach us, side by side. */
export function ContactWays({ ways }: { ways: Way[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {ways.map(({ icon: Icon, title, when, text, link, member, more }) => (
        <li key={title} className="rounded-xl border border-line bg-surface p-5 sm:p-6">
          <h3 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
            {title}
          </h3>
          <p className="mt-1 text-sm">
            {link.href ? (
              <span data-for={member && 'visitor'}>
                <a href={link.href} className={way}>
                  {link.name}
                </a>
              </span>
            ) : (
              <span className="inline-flex min-h-11 items-center font-semibold">{link.name}</span>
            )}
            {member && (
              <span data-for="member" hidden>
                <a href={member.href} className={way}>
                  {member.name}
                </a>
              </span>
            )}
          </p>
          <p className="text-sm">{when}</p>
          {text && (
            <p className="mt-1 text-sm text-pretty text-muted">
              {text}
              {more && (
                <>
                  {' '}
                  <a href={more.href} className="text-accent-text underline underline-offset-4">
                    {more.name}
                  </a>
                  .
                </>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
