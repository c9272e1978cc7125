/** Why the product does not start, in words for whoever runs it: shown without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

export const cannotListenOn = (host: string) =>
  `HOST cannot be ${host}: set it to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 for all of them.`;
