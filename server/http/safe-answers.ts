import type { MiddlewareHandler } from 'hono';

/** Where answers are about whoever asks, or about this machine: nobody on the way keeps one. */
const keptByNobody = /^\/(api|rpc|mcp|metrics|uploads|healthz|readyz|facebook|exports)(\/|$)/;
const oneYear = 'max-age=31536000';

/** What every answer of this server says of itself, whoever gives it; what has been said already stays. */
export function safeAnswers(publicUrl: string): MiddlewareHandler {
  const isEncrypted = publicUrl.startsWith('https:');
  return async (c, next) => {
    await next();
    const say = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value);
    };
    say('X-Content-Type-Options', 'nosniff');
    say('Referrer-Policy', 'same-origin');
    if (isEncrypted) say('Strict-Transport-Security', oneYear);
    const isJson = c.res.headers.get('Content-Type')?.includes('json');
    if (isJson || keptByNobody.test(c.req.path)) say('Cache-Control', 'no-store');
  };
}
