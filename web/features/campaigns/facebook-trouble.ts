import { ORPCError } from '@orpc/client';

/** Whether linking the Facebook account (again) is what helps. */
export function needsConnection(error: unknown): boolean {
  return (
    error instanceof ORPCError && (error.code === 'CONNECTION_MISSING' || error.code === 'CONNECTION_BROKEN')
  );
}
