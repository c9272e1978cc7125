import type { ComponentProps } from 'react';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { PasswordRow } from './password-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useWays } from './use-ways.ts';

/** How somebody signs in, and where they are signed in. */
export function SecurityPart(props: ComponentProps<typeof PasswordRow>) {
  const { data: ways, error } = useWays();
  if (error && !ways) return <LoadError error={error} />;
  if (!ways) return <LoadingBlock className="h-180 sm:h-140" />;
  return (
    <>
      <Card title={m.security_title()}>
        <div className="divide-y divide-line">
          {ways.hasPassword && <PasswordRow {...props} />}
          <SecondFactorRow ways={ways} />
          <PasskeysRow ways={ways} />
        </div>
      </Card>
      <SessionsCard />
    </>
  );
}
