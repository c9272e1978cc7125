import type { Language } from '#contract/people/people.ts';
import { Languages } from 'lucide-react';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { languageNames } from './language-names.ts';

interface LanguageButtonProps {
  onChoose: (language: Language) => void;
  busy?: boolean;
}

/** The way to the other language. */
export function LanguageButton({ onChoose, busy }: LanguageButtonProps) {
  const other: Language = spokenLanguage() === 'en' ? 'nb' : 'en';
  const name = m.people_speak({ language: languageNames[other] });
  return (
    <Button
      variant="ghost"
      aria-label={name}
      title={name}
      busy={busy ?? false}
      className="size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]"
      onClick={() => onChoose(other)}
    >
      <Languages aria-hidden />
    </Button>
  );
}
