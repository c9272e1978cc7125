import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { Logo } from '#web/ui/page/logo.tsx';
import { type PublicPage, publicPath, publicPages } from './public-addresses.ts';

/** What each page is called in the footer; the front page is the logo. */
const links: Partial<Record<PublicPage, () => string>> = {
  about: m.about_name,
  'use-cases': m.use_cases_name,
  customers: m.customers_name,
  plans: m.plans_name,
  support: m.support_page_name,
  contact: m.contact_name,
  privacy: m.landing_privacy,
  terms: m.terms_title,
};

/** The foot of every public page. */
export function PublicFooter({ language }: { language: Language }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-start justify-between gap-x-8 gap-y-2 px-4 py-8 text-sm text-muted sm:flex-row sm:flex-wrap sm:items-center sm:px-6 lg:px-8">
        <Logo className="text-base text-text" />
        <nav
          aria-label={m.public_footer()}
          className="grid grid-cols-[auto_auto] gap-x-4 sm:flex sm:flex-wrap sm:gap-x-6"
        >
          {publicPages.map((page) => {
            const name = links[page];
            return (
              name && (
                <a
                  key={page}
                  href={publicPath(page, language)}
                  className="inline-flex min-h-11 items-center hover:text-text hover:underline"
                >
                  {name()}
                </a>
              )
            );
          })}
        </nav>
        <p>{m.landing_copyright()}</p>
      </div>
    </footer>
  );
}
