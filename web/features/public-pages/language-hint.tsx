import { X } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';

/** For who may rather read in Norwegian: the public script shows it to browsers that say so. */
export function LanguageHint({ path }: { path: string }) {
  const norwegian = { locale: 'nb' } as const;
  return (
    <div
      hidden
      data-language-hint
      lang="nb"
      className="absolute top-full right-0 z-20 mt-1 flex items-center rounded-lg border border-line-strong bg-raised pl-3 text-sm whitespace-nowrap shadow-raised max-sm:top-6 max-sm:-right-40 [&[hidden]]:hidden"
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
