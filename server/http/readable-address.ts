import { m } from '#server/catalogue/messages.js';
import { answerLocale } from '#server/platform/answer-language.ts';
import type { MiddlewareHandler } from 'hono';

/** Refuses what is asked for at an address that is none, or that carries a name and a password: nothing behind can read it. */
export const readableAddress: MiddlewareHandler = (c, next) => {
  const address = URL.parse(c.req.url);
  if (address && !address.username && !address.password) return next();
  const message = m.door_unreadable_address({}, answerLocale(c.req.raw.headers));
  return Promise.resolve(c.json({ message }, 400));
};
