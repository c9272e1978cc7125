import { isIP } from 'node:net';

interface Standing {
  /** Who holds the other end of the connection. */
  peer: string;
  /** How many proxies of the operator's own stand in front. */
  trustedProxies: number;
}

/**
 * Where a request comes from. Each trusted proxy has written down, at the right end of X-Forwarded-For, whom it was
 * asked by; what stands further left was sent by the client and is not believed.
 */
export function clientAddressOf(headers: Headers, { peer, trustedProxies }: Standing): string {
  if (trustedProxies === 0) return peer;
  const seen = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const address = seen.at(-trustedProxies) ?? '';
  return isIP(address) ? address : peer;
}
