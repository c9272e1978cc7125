import { ORPCError } from '@orpc/client';
import type { ReactNode } from 'react';
import { askFailedAgain } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';

interface LoadErrorProps {
  error: unknown;
  title?: string | undefined;
  /** In place of what the error says. */
  children?: ReactNode;
  className?: string | undefined;
}

/** That something could not be read, and why. Its one button reads everything on the page again that failed. */
export function LoadError({ error, title, children, className }: LoadErrorProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      className={className}
      action={
        !isFinal(error) && (
          <Button variant="secondary" onClick={askFailedAgain}>
            {m.ui_try_again()}
          </Button>
        )
      }
    >
      {children ?? wordsFor(error)}
    </Banner>
  );
}

/** What is not there is not there the next time either, and a role does not change by asking. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ORPCError && error.defined && (error.status === 404 || error.code === 'NOT_ALLOWED')
  );
}
