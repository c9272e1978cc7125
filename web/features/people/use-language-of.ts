import { languages } from '#contract/people/people.ts';
import { chooseLanguage } from '#web/language.ts';
import { oneOf } from '#web/one-of.ts';
import { useEffect } from 'react';

/** Shows the app in the language the person has chosen, in whichever browser they chose it. */
export function useLanguageOf({ language }: { language?: string | null | undefined }): void {
  useEffect(() => {
    const known = oneOf(languages, language);
    if (known) chooseLanguage(known);
  }, [language]);
}
