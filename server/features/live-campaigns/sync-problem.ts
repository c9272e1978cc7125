import type { GatewayError } from '#server/gateways/gateway-error.ts';

const weTryAgain = 'We try again by ourselves in a quarter of an hour.';

/** What a failed sync means for the person who reads it. The old figures stay in every case. */
export function problemOf(error: GatewayError): string {
  const { trouble, reason, waitMs } = error;
  switch (trouble) {
    case 'unauthorized':
      return 'Facebook asked you to sign in again. Please reconnect your Facebook account.';
    case 'blocked':
      return `Facebook has put a stop to this account. Open Facebook to see what it asks of you. Facebook says: ${reason}`;
    case 'forbidden':
      return `Your Facebook account may not read this ad account. Reconnect and allow everything we ask for. Facebook says: ${reason}`;
    case 'rate-limited':
      return `Facebook asks us to slow down${waitMs ? ` for about ${minutesIn(waitMs)}` : ''}. We go on by ourselves after that.`;
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return `Facebook does not answer right now. ${weTryAgain}`;
    case 'rejected':
    case 'not-found':
      return `Facebook said no: ${reason}`;
  }
}

export const ourMistake = `Something went wrong on our side. ${weTryAgain}`;

function minutesIn(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
