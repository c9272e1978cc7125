import { AsyncLocalStorage } from 'node:async_hooks';

/** Who changes something, and with which program. */
export interface Hand {
  actorId: string;
  actorName: string;
  applicationId: string;
  applicationName: string;
  /** Whether a row of the account's activities tells of it: what Meta changes by itself may leave none. */
  isLogged: boolean;
}

/** Meta's own, where nobody asked for anything. */
export const metaItself: Hand = {
  actorId: '0',
  actorName: 'System',
  applicationId: '0',
  applicationName: 'Meta ads',
  isLogged: true,
};

const hands = new AsyncLocalStorage<Hand>();

/** Whatever changes while the work goes on was done by this hand. */
export function inHand<Result>(hand: Hand, work: () => Result): Result {
  return hands.run(hand, work);
}

export function presentHand(): Hand {
  return hands.getStore() ?? metaItself;
}
