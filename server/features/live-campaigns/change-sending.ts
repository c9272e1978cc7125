import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { ChangeKind, Errand } from './change-errand.ts';
import type { ChangeRow } from './change-queries.ts';

/** Meta refuses these before it does anything. */
const refusedUndone = new Set([
  'unauthorized',
  'forbidden',
  'rejected',
  'not-found',
  'rate-limited',
  'blocked',
]);

/** Asks Meta for a change. That it was asked is kept before, and taken back when it says no: so we can tell what may be done. */
export async function sendChange<Kind extends ChangeKind>(
  { save }: Errand<Kind>,
  { send, progress = {} }: { send: () => Promise<void>; progress?: object },
): Promise<void> {
  await save({ progress: { ...progress, isSent: true } });
  try {
    await send();
  } catch (error) {
    if (error instanceof GatewayError && refusedUndone.has(error.failureKind))
      await save({ progress: { ...progress, isSent: false } });
    throw error;
  }
}

/** Whether Meta may have made a change that did not end well; undefined where nobody knows. */
export function mayBeMade({ matter, progress }: ChangeRow): boolean | undefined {
  return matter.kind === 'deletion' ? undefined : progress?.['isSent'] === true;
}
