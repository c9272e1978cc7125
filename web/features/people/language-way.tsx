import { chooseLanguage } from '#web/language.ts';
import { LanguageButton } from './language-button.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { authClient } from './sign-in/auth-client.ts';

/** The way to the other language on a page for anybody: in this browser, and for who is signed in in their account. */
export function LanguageWay() {
  const { data: session } = authClient.useSession();
  return session ? <LanguageToggle isWritten /> : <LanguageButton isWritten onChoose={chooseLanguage} />;
}
