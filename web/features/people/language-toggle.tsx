import { LanguageButton } from './language-button.tsx';
import { useProfile } from './profile/use-profile.ts';

/** The app and our emails in the other language. */
export function LanguageToggle() {
  const { update } = useProfile();
  return <LanguageButton busy={update.isPending} onChoose={(language) => update.mutate({ language })} />;
}
