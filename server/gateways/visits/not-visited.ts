export type NotVisitedReason =
  | 'no-web-address'
  | 'holds-password'
  | 'no-server'
  | 'private-network'
  | 'endless';

/** An address that is not visited, or leads nowhere. */
export class NotVisited extends Error {
  readonly reason: NotVisitedReason;
  /** Of the server it names. */
  readonly server: string;

  constructor(reason: NotVisitedReason, server = '') {
    super(reason);
    this.reason = reason;
    this.server = server;
  }
}
