import type { Language } from '#contract/people/people.ts';
import { Languages } from 'lucide-react';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { languageNames } from './language-names.ts';

interface LanguageButtonProps {
  onChoose: (language: Language) => void;
  busy?: boolean;
  /** The language is written beside the sign, where somebody must find it before they have read anything. */
  isWritten?: boolean;
}

/** The way to the other language. */
export function LanguageButton({ onChoose, busy, isWritten }: LanguageButtonProps) {
  const other: Language = spokenLanguage() === 'en' ? 'nb' : 'en';
  const name = m.people_speak({ language: languageNames[other] });
  return (
    <Button
      variant="ghost"
      aria-label={name}
      title={name}
      busy={busy ?? false}
      className={cn(
        'text-muted hover:text-text [&_svg]:size-[18px]',
        isWritten ? 'px-3' : 'size-11 min-h-0 p-0 md:size-9',
      )}
      onClick={() => onChoose(other)}
    >
      <Languages aria-hidden />
      {isWritten && (
        <span lang={other} className="hidden sm:inline">
          {m.language_short({}, { locale: other })}
        </span>
      )}
    </Button>
  );
}
