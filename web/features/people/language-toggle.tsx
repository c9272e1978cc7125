import type { Language } from '#contract/people.ts';
import { Languages } from 'lucide-react';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { languageNames } from './language-names.ts';
import { useProfile } from './use-profile.ts';

/** The app and our letters in the other language. */
export function LanguageToggle() {
  const { update } = useProfile();
  const other: Language = spokenLanguage() === 'en' ? 'nb' : 'en';
  const name = m.people_speak({ language: languageNames[other] });
  return (
    <Button
      variant="ghost"
      aria-label={name}
      title={name}
      busy={update.isPending}
      className="size-11 min-h-0 p-0 text-muted hover:text-text md:size-9 [&_svg]:size-[18px]"
      onClick={() => update.mutate({ language: other })}
    >
      <Languages aria-hidden />
    </Button>
  );
}
