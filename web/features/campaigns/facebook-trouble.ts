import { ORPCError } from '@orpc/client';

/** Whether Facebook was not given a permission that this needs. */
export function needsPermission(error: unknown): boolean {
  return isDefinedRefusal(error) && error.data?.needsPermission === true;
}

function isDefinedRefusal(error: unknown): error is ORPCError<string, { needsPermission?: boolean }> {
  return error instanceof ORPCError && error.code === 'FACEBOOK_REFUSED';
}

/** Whether linking the Facebook account (again) is what helps. */
export function needsConnection(error: unknown): boolean {
  return (
    error instanceof ORPCError && (error.code === 'CONNECTION_MISSING' || error.code === 'CONNECTION_BROKEN')
  );
}
