import { LanguageButton } from './language-button.tsx';
import { useProfile } from './profile/use-profile.ts';

/** The app and our emails in the other language. */
export function LanguageToggle({ isWritten }: { isWritten?: boolean }) {
  const { update } = useProfile();
  return (
    <LanguageButton
      isWritten={isWritten ?? false}
      busy={update.isPending}
      onChoose={(language) => update.mutate({ language })}
    />
  );
}
