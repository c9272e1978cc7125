import { LanguageButton } from './language-button.tsx';
import { useUpdateMe } from './profile/use-update-me.ts';

/** The app and our emails in the other language. */
export function LanguageToggle({ isWritten }: { isWritten?: boolean }) {
  const update = useUpdateMe();
  return (
    <LanguageButton
      isWritten={isWritten ?? false}
      busy={update.isPending}
      onChoose={(language) => update.mutate({ language })}
    />
  );
}
