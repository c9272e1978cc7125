import { useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Spinner } from '#web/ui/spinner.tsx';
import { startSocialSignIn, type SocialProvider } from './social-sign-in.ts';

interface SocialStartProps {
  provider: SocialProvider;
  returnPath: string;
  onProblem: (text: string) => void;
}

/** On the way to Google or Facebook. */
export function SocialStart({ provider, returnPath, onProblem }: SocialStartProps) {
  useEffect(() => {
    let isGone = false;
    void startSocialSignIn(provider, returnPath).then((problem) => {
      if (problem && !isGone) onProblem(problem.text);
    });
    return () => {
      isGone = true;
    };
    // Once: whoever arrives here leaves for the provider.
    // oxlint-disable-next-line react/exhaustive-deps -- a new function for onProblem is no reason to leave twice.
  }, [provider, returnPath]);
  return (
    <div className="flex flex-col items-center gap-4 py-6 text-center">
      <Spinner className="size-6 text-muted" />
      <h1 className="text-lg font-semibold">
        {m.auth_social_start({ provider: provider === 'google' ? 'Google' : 'Facebook' })}
      </h1>
    </div>
  );
}
