import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ORPCError } from '@orpc/client';
import type { ReactNode } from 'react';
import { needsConnection } from '../facebook-trouble.ts';

interface LocationTroubleProps {
  error: Error;
  onAgain: () => void;
  connection: ReactNode;
}

/** Why places could not be searched, and what to do: connect Facebook, or try again. */
export function LocationTrouble({ error, onAgain, connection }: LocationTroubleProps) {
  if (needsConnection(error)) {
    return (
      <div className="space-y-4">
        <Banner tone="info" title={m.campaigns_location_connect()}>
          {error.message}
        </Banner>
        {connection}
      </div>
    );
  }
  const isAnswered = error instanceof ORPCError;
  return (
    <Banner
      tone="danger"
      title={isAnswered ? m.campaigns_location_error() : m.campaigns_location_failed()}
      action={
        <Button variant="secondary" size="small" onClick={onAgain}>
          {m.ui_try_again()}
        </Button>
      }
    >
      <p>{isAnswered ? m.campaigns_location_error_text() : m.campaigns_location_failed_text()}</p>
      {isAnswered && error.defined && <p>{error.message}</p>}
    </Banner>
  );
}
