import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const peer = '10.0.0.9';

test.each([
  [0, '203.0.113.7', peer],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  [2, '6.6.6.6, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
  [1, '2001:db8::1', '2001:db8::1'],
  [2, '203.0.113.7', peer],
  [1, 'nobody', peer],
  [1, undefined, peer],
])('behind %i proxies of ours, "%s" means %s', (trustedProxies, forwarded, expected) => {
  const headers = new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});
  expect(clientAddressOf(headers, { peer, trustedProxies })).toBe(expected);
});
