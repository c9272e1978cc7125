import { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/plumbing/refusal.ts';

const weTryAgain = 'We try again by ourselves in a quarter of an hour.';
const nothingLost = 'No lead is lost: Facebook keeps them for 90 days.';

/** Why leads could not be read, in plain words. The ones that are here already stay in every case. */
export function readingProblem(error: unknown): string {
  if (error instanceof Refusal) return `${error.message} ${nothingLost}`;
  if (!(error instanceof GatewayError)) return `Something went wrong on our side. ${weTryAgain}`;
  switch (error.trouble) {
    case 'unauthorized':
      return `Facebook asked you to sign in again. Please reconnect your Facebook account. ${nothingLost}`;
    case 'blocked':
      return `Facebook has put a stop to this account. Open Facebook to see what it asks of you. Facebook says: ${error.reason}`;
    case 'forbidden':
      return `Your Facebook account may not read these leads. Reconnect and allow everything we ask for, or have a page administrator give Adfjord access to leads. Facebook says: ${error.reason}`;
    case 'not-found':
      return `Facebook does not show this lead form to your account. Facebook says: ${error.reason}`;
    case 'rejected':
      return `Facebook said no: ${error.reason}`;
    case 'rate-limited':
      return `Facebook asks us to slow down. ${weTryAgain}`;
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return `Facebook does not answer right now. ${weTryAgain}`;
  }
}

/** Whether asking again later may help without anybody's doing. */
export function passesByItself({ trouble }: GatewayError): boolean {
  return ['rate-limited', 'unavailable', 'unexpected-reply', 'unknown-outcome'].includes(trouble);
}
