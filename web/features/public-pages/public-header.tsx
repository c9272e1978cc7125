import type { Language } from '#contract/people/people.ts';
import { Languages, Moon, Sun, X } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Logo, LogoMark } from '#web/ui/page/logo.tsx';
import { type PublicPage, publicPath } from './public-addresses.ts';

interface PublicHeaderProps {
  page: PublicPage;
  language: Language;
}

const names: Record<Language, string> = { en: 'English', nb: 'Norsk' };

/**
 * The head of every public page. Links only: the public script shows the way to the dashboard to who is signed in,
 * and makes the theme button work.
 */
export function PublicHeader({ page, language }: PublicHeaderProps) {
  const other = language === 'en' ? 'nb' : 'en';
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
      <nav aria-label={m.landing_menu()} className="ml-auto flex items-center sm:gap-1">
        <div className="relative">
          <Button asChild variant="ghost" className="px-2.5 text-muted hover:text-text max-sm:min-w-11">
            <a
              href={publicPath(page, other)}
              hrefLang={other}
              lang={other}
              data-language={other}
              title={names[other]}
            >
              <Languages aria-hidden />
              <span className="max-sm:sr-only">{names[other]}</span>
            </a>
          </Button>
          {language === 'en' && <LanguageHint path={publicPath(page, other)} />}
        </div>
        <Button
          variant="ghost"
          data-theme-toggle
          aria-label={m.public_theme()}
          title={m.public_theme()}
          className="size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]"
        >
          <Sun aria-hidden className="light:hidden" />
          <Moon aria-hidden className="hidden light:block" />
        </Button>
        <span data-for="visitor" className="flex items-center sm:gap-2">
          <Button asChild variant="ghost" className="px-2 max-[22rem]:px-1.5 sm:px-3">
            <a href="/auth">{m.landing_login()}</a>
          </Button>
          <Button asChild className="px-3 max-[22rem]:px-1.5 sm:px-4">
            <a href="/auth?mode=signup">{m.landing_signup()}</a>
          </Button>
        </span>
        <span data-for="member" hidden>
          <Button asChild>
            <a href="/dashboard">{m.landing_dashboard()}</a>
          </Button>
        </span>
      </nav>
    </header>
  );
}

/** For who may rather read in Norwegian: the public script shows it to browsers that say so. */
function LanguageHint({ path }: { path: string }) {
  const norwegian = { locale: 'nb' } as const;
  return (
    <div
      hidden
      data-language-hint
      lang="nb"
      className="absolute top-full right-0 z-20 mt-1 flex items-center rounded-lg border border-line-strong bg-raised pl-3 text-sm whitespace-nowrap shadow-raised [&[hidden]]:hidden max-sm:-right-28"
    >
      <a
        href={path}
        hrefLang="nb"
        data-language="nb"
        className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
      >
        {m.public_hint({}, norwegian)}
      </a>
      <Button
        variant="ghost"
        data-language="en"
        aria-label={m.public_hint_stay({}, norwegian)}
        className="size-11 min-h-0 p-0 text-muted hover:text-text"
      >
        <X aria-hidden />
      </Button>
    </div>
  );
}
