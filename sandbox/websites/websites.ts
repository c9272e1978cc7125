import { ConnectionCut } from '#sandbox/front-door/connection-cut.ts';
import { pause } from '#sandbox/front-door/delays.ts';
import { own } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import { type Conduct, conductOf, listWebsites, noteVisit } from './conducts.ts';
import { practicePage } from './practice-page.ts';
import type { Site } from './sites/site.ts';
import { siteAt } from './sites/sites.ts';

/**
 * Every website there is, under one address: `https://a.example/b` at `/websites/https/a.example/b`. What would keep a
 * visitor from reaching a website it tells as a proxy does: https://www.rfc-editor.org/rfc/rfc9209
 */
export function openWebsites(world: World): Service {
  return {
    name: 'websites',
    open: async (incoming) => asOne(incoming, fail, () => answer(world, incoming)),
    fail,
    state: () => ({ websites: listWebsites(world) }),
  };
}

const slowMs = 7_000;
const hugeBytes = 15 * 1024 ** 2;

async function answer(world: World, { url, method, headers }: Incoming): Promise<Response> {
  const [, scheme = '', host = '', path = '/'] =
    /^\/websites\/(https?)\/([a-z0-9.-]+(?::\d{1,5})?)(\/.*)?$/.exec(url.pathname) ?? [];
  if (!host) return page('There is no such address here.', 404);
  noteVisit(world, host);
  const conduct = conductOf(world, host.replace(/^www\./, ''));
  const broken = breaks[conduct];
  if (broken && (scheme === 'https' || !broken.includes('tls'))) return unreached(broken);
  if (conduct === 'slow') await pause(slowMs);
  if (method !== 'GET' && method !== 'HEAD') return page('Only to be looked at.', 405);
  const misbehave = misbehaviours[conduct];
  if (misbehave) return misbehave(path);
  const site = siteAt(host.replace(/^www\./, ''));
  if (site) {
    const answered = await visit(site, { scheme, host, path });
    return headers.get('sec-fetch-mode') === 'navigate' ? asSeenHere(answered, site) : answered;
  }
  return path === '/robots.txt' ? new Response('', { status: 404 }) : page(String(await practicePage(host)));
}

interface Address {
  scheme: string;
  host: string;
  path: string;
}

/** It has one address, https and without www, and sends everybody there. */
function visit({ host, answers }: Site, asked: Address): Response | Promise<Response> {
  if (asked.scheme === 'http' || asked.host !== host) return leadTo(`https://${host}${asked.path}`, 301);
  const answer = own(answers, asked.path.replace(/(.)\/$/, '$1'));
  return answer ? answer() : page('Siden finnes ikke.', 404);
}

/** For a person with a browser, its links lead to where the website stands here. */
async function asSeenHere(answered: Response, { host }: Site): Promise<Response> {
  const { status, headers } = answered;
  const here = `/websites/https/${host}/`;
  const location = headers.get('location');
  if (location) return leadTo(location.replace(/^(https:\/\/[^/]+)?\//, here), status);
  if (!headers.get('content-type')?.startsWith('text/html')) return answered;
  const bytes = Buffer.from(await answered.arrayBuffer()).toString('latin1');
  const body = bytes.replaceAll(/\b(href|src)="\//g, `$1="${here}`);
  return new Response(Buffer.from(body, 'latin1'), { status, headers });
}

/** What keeps a visitor from reaching it at all. */
const breaks: { [Name in Conduct]?: string } = {
  'switched-off': 'error=connection_refused',
  'no-server': 'error=dns_error',
  expired: 'error=tls_certificate_error; details="CERT_HAS_EXPIRED"',
  'wrong-name': 'error=tls_certificate_error; details="ERR_TLS_CERT_ALTNAME_INVALID"',
};

const misbehaviours: { [Name in Conduct]?: (path: string) => Response } = {
  'not-found': () => page('This page is not there.', 404),
  error: () => page('Something went wrong.', 500),
  refuses: () => page('Robots are not welcome.', 403),
  // No text, so that the front door does not wait for its end.
  hangs: () => new Response(new ReadableStream(), { headers: { 'content-type': 'application/xhtml+xml' } }),
  cut: () => {
    throw new ConnectionCut();
  },
  loops: leadTo,
  'leads-inside': () => leadTo('http://10.0.0.5/'),
  huge: () => page('A great deal of bread. '.padEnd(hugeBytes, '. ')),
};

function leadTo(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location } });
}

function page(body: string, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function unreached(why: string): Response {
  return new Response(null, { status: 502, headers: { 'proxy-status': `sandbox; ${why}` } });
}

function fail({ status, headers = {} }: { status: number; headers?: Record<string, string> | undefined }) {
  return new Response('Something went wrong.', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}
