import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';
import { GatewayError, type Trouble } from '../gateway-error.ts';

const told = new WeakMap<GatewayError, Spoken<string>>();

/** A failure at a customer's system, said in every language: its reasons are ours and not the system's. */
export function failure(trouble: Trouble, said: Spoken<string>): GatewayError {
  const error = new GatewayError({ service: 'Customer webhook', trouble, reason: said.en });
  told.set(error, said);
  return error;
}

/** Why it failed, in every language we speak. */
export function reasonOf(error: GatewayError): Spoken<string> {
  return told.get(error) ?? inEveryLanguage(() => error.reason);
}
