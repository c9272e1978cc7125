import type { AppContext } from '#server/app-context.ts';
import type { Context } from 'hono';

const lastsMs = 15 * 60_000;

/** An address under which anybody may read one file, and nothing else, for a quarter of an hour. */
export function signedFileUrl(
  { seal, settings, now }: Pick<AppContext, 'seal' | 'settings' | 'now'>,
  path: string,
): string {
  const url = new URL(path, settings.publicUrl);
  const until = now() + lastsMs;
  const [, signature] = seal.sign(wordsOf(url, until)).split('.');
  url.searchParams.set('pass', `${until}.${signature}`);
  return url.href;
}

/** Whether whoever asks brings what was signed for exactly this address, in time. */
export function holdsPass({ seal, now }: Pick<AppContext, 'seal' | 'now'>, c: Context): boolean {
  const [until, signature = ''] = c.req.query('pass')?.split('.') ?? [];
  if (!(Number(until) > now())) return false;
  const words = Buffer.from(wordsOf(new URL(c.req.url), Number(until))).toString('base64url');
  return seal.verify(`${words}.${signature}`) !== undefined;
}

/** Signatures are made for other purposes as well. */
function wordsOf({ pathname, searchParams }: URL, until: number): string {
  const asked = [...searchParams].filter(([name]) => name !== 'pass');
  return JSON.stringify({ purpose: 'file', pathname, asked, until });
}
