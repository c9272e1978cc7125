import type { Answer, Ask } from './answer.ts';
import { NotVisited } from './not-visited.ts';

const mostRedirects = 5;

/** An answer, and the address it came from in the end. */
export interface Arrived extends Answer {
  url: URL;
}

/** Asks for an address and goes where it leads, with the cookies it is given on the way. The caller closes the answer. */
export async function follow(
  address: string,
  { ask, headers, signal }: { ask: Ask; headers: Record<string, string>; signal: AbortSignal },
): Promise<Arrived> {
  let url = new URL(address);
  const cookies = new Map<string, string[]>();
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const known = cookies.get(url.host) ?? [];
    const cookie = known.length > 0 ? { cookie: known.join('; ') } : {};
    const answer = await ask(url, { headers: { ...headers, ...cookie }, signal });
    const leadsTo = answer.header('location');
    if (answer.status < 300 || answer.status >= 400 || !leadsTo) return { ...answer, url };
    cookies.set(url.host, [...known, ...answer.cookies]);
    answer.close();
    const next = URL.parse(leadsTo, url);
    if (!next) throw new NotVisited('no-web-address');
    url = next;
  }
  throw new NotVisited('endless');
}
