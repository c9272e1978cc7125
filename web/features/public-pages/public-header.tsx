import type { Language } from '#contract/people/people.ts';
import { Languages, Menu, Moon, Sun } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Logo, LogoMark } from '#web/ui/page/logo.tsx';
import { LanguageHint } from './language-hint.tsx';
import { type PublicPage, publicPath } from './public-addresses.ts';
import { publicNav } from './public-nav.ts';

interface PublicHeaderProps {
  page: PublicPage;
  language: Language;
}

const iconOnly = 'size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]';
const inMenu = 'flex min-h-11 items-center rounded-lg px-3 text-sm font-medium hover:bg-hover';

/**
 * The head of every public page. Links only: the public script shows the way to the dashboard to who is signed in,
 * and makes the theme button work.
 */
export function PublicHeader({ page, language }: PublicHeaderProps) {
  const other = language === 'en' ? 'nb' : 'en';
  const otherPath = publicPath(page, other);
  return (
    <header className="mx-auto flex h-16 w-full max-w-6xl items-center px-3 max-[22rem]:px-2 sm:gap-2 sm:px-6 lg:px-8">
      <a
        href={publicPath('', language)}
        aria-label={m.app_name()}
        className="flex min-h-11 min-w-11 items-center"
      >
        <Logo className="max-[27rem]:hidden" />
        <LogoMark className="size-7 min-[27rem]:hidden" />
      </a>
      <nav aria-label={m.landing_menu()} className="ml-6 hidden items-center lg:flex">
        {publicNav(language).map(({ href, name }) => (
          <a
            key={href}
            href={href}
            aria-current={href === publicPath(page, language) ? 'page' : undefined}
            className="inline-flex min-h-9 items-center rounded-lg px-3 text-sm font-medium text-muted transition-colors hover:text-text aria-[current=page]:text-text"
          >
            {name}
          </a>
        ))}
      </nav>
      <div className="ml-auto flex items-center min-[22rem]:gap-1">
        <div className="relative">
          <Button asChild variant="ghost" className="px-2.5 text-muted hover:text-text max-sm:hidden">
            <OtherLanguage path={otherPath} language={other} />
          </Button>
          {language === 'en' && <LanguageHint path={otherPath} />}
        </div>
        <Button
          variant="ghost"
          data-theme-toggle
          aria-label={m.public_theme()}
          title={m.public_theme()}
          className={iconOnly}
        >
          <Sun aria-hidden className="light:hidden" />
          <Moon aria-hidden className="hidden light:block" />
        </Button>
        <span data-for="visitor" className="flex items-center min-[24rem]:gap-2">
          <Button asChild variant="ghost" className="px-2 max-[22rem]:hidden sm:px-3">
            <a href="/auth">{m.landing_login()}</a>
          </Button>
          {/* On the front page the first thing to do is to try it. */}
          <Button asChild variant={page === '' ? 'secondary' : 'primary'} className="px-2.5 sm:px-4">
            <a href="/auth?mode=signup">{m.landing_signup()}</a>
          </Button>
        </span>
        <span data-for="member" hidden>
          <Button asChild variant="secondary">
            <a href="/dashboard">{m.landing_dashboard()}</a>
          </Button>
        </span>
        <Button
          variant="ghost"
          popoverTarget="public-menu"
          aria-label={m.public_nav()}
          className={`${iconOnly} lg:hidden`}
        >
          <Menu aria-hidden />
        </Button>
        <nav
          id="public-menu"
          popover="auto"
          aria-label={m.public_nav()}
          className="fixed inset-auto top-16 right-3 m-0 w-56 flex-col rounded-xl border border-line bg-raised p-2 text-text shadow-raised open:flex sm:right-6"
        >
          {publicNav(language).map(({ href, name }) => (
            <a key={href} href={href} className={inMenu}>
              {name}
            </a>
          ))}
          <span data-for="visitor" className="min-[22rem]:hidden">
            <a href="/auth" className={inMenu}>
              {m.landing_login()}
            </a>
          </span>
          <OtherLanguage
            path={otherPath}
            language={other}
            className="mt-2 flex min-h-11 items-center gap-2 border-t border-line px-3 pt-2 text-sm text-muted hover:text-text sm:hidden [&_svg]:size-4"
          />
        </nav>
      </div>
    </header>
  );
}

function OtherLanguage({
  path,
  language,
  ...rest
}: {
  path: string;
  language: Language;
  className?: string;
}) {
  return (
    <a href={path} hrefLang={language} lang={language} data-language={language} {...rest}>
      <Languages aria-hidden />
      {m.language_short({}, { locale: language })}
    </a>
  );
}
