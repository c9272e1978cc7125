import type { Context, Next } from 'hono';

import type { World } from '#sandbox/memory/world.ts';

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** A page of somebody else's, open in a browser on this machine, may not press our buttons. Programs may. */
export function onlyFromHere({ publicUrl }: World) {
  const ours = new URL(publicUrl).origin;
  return async (c: Context, next: Next): Promise<Response | void> => {
    const { method } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const site = c.req.header('sec-fetch-site') ?? 'none';
    const origin = c.req.header('origin');
    const isFromHere =
      ['same-origin', 'none'].includes(site) && (origin === undefined || isOurs(origin, c.req.url));
    if (isFromHere) return next();
    return c.json(
      { error: 'The sandbox takes orders from its own pages and from programs, not from other pages.' },
      403,
    );
  };

  function isOurs(origin: string, asked: string): boolean {
    const { origin: here, hostname } = new URL(asked);
    return origin === ours || (origin === here && thisMachine.test(hostname));
  }
}
