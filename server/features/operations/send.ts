import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { KindName, RunContext } from './kind.ts';
import type { OperationRow } from './queries.ts';

/** Meta refuses these before it does anything. */
const refusedUndone = new Set([
  'unauthorized',
  'forbidden',
  'rejected',
  'not-found',
  'rate-limited',
  'blocked',
]);

/** Asks Meta to do it. That it was asked is kept before, and taken back when it says no: so we can tell what may be done. */
export async function sendOperation<Kind extends KindName>(
  { save }: RunContext<Kind>,
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

/** Whether Meta may have done what did not end well. */
export function mayBeMade({ progress }: OperationRow): boolean {
  return progress?.['isSent'] === true;
}
