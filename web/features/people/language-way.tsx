import { Asking } from '#web/asking.tsx';
import { chooseLanguage } from '#web/language.ts';
import { LanguageButton } from './language-button.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { authClient } from './sign-in/auth-client.ts';
import { useLanguageOf } from './use-language-of.ts';

/** The way to the other language on a page for anybody: in this browser, and for who is signed in in their account. */
export function LanguageWay() {
  const { data: session } = authClient.useSession();
  useLanguageOf(session?.user ?? {});
  if (!session) return <LanguageButton isWritten onChoose={chooseLanguage} />;
  return (
    <Asking>
      <LanguageToggle isWritten />
    </Asking>
  );
}
