import type { AppContext } from '#server/app-context.ts';
import { openSeal } from '#server/platform/crypto/seal.ts';
import { answerLocale } from '#server/platform/answer-language.ts';
import { m } from '#server/catalogue/messages.js';
import { examine } from './examine.ts';

const lastsMs = 60_000;
export const doctorPath = '/doctor';

/** What lets whoever knows the secret of this installation in, for a minute. */
export function doctorPass(secret: string, now: number): string {
  return openSeal(secret).sign(`doctor until ${now + lastsMs}`);
}

/** Tells `npm run doctor` how the running server is. Nobody else finds anything here. */
export function doctorDoor(ctx: AppContext) {
  return async (headers: Headers): Promise<Response> => {
    const [, until] = /^doctor until (\d+)$/.exec(ctx.seal.verify(headers.get('x-doctor') ?? '') ?? '') ?? [];
    if (!(Number(until) > ctx.now()))
      return Response.json({ message: m.door_nothing_here({}, answerLocale(headers)) }, { status: 404 });
    return Response.json(await examine(ctx, 'en'));
  };
}
