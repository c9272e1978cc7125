import { LoadError } from '#web/load-error.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useWays } from './use-ways.ts';

/** How somebody signs in beside the password, and where they are signed in. */
export function SecurityPart() {
  const { data: ways, error } = useWays();
  if (error && !ways) return <LoadError error={error} />;
  if (!ways) return <LoadingBlock className="h-102" />;
  return (
    <>
      <SecondFactorCard ways={ways} />
      <PasskeysCard ways={ways} />
      <SessionsCard />
    </>
  );
}
