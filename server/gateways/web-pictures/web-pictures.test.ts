import { sayText } from '#server/platform/coded-text.ts';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { GatewayError } from '../gateway-error.ts';
import { openWebPictures } from './web-pictures.ts';

const servers: Server[] = [];
const anywhere = { mayReach: () => true };
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, and where it is. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what lies at an address arrives byte for byte, also where one leads to another', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/old') response.writeHead(302, { location: '/new.png' }).end();
    else response.end(Buffer.from([0, 255, 10]));
  });
  const web = openWebPictures(anywhere);
  expect(await web.fetchPicture(`${url}/new.png`)).toEqual(Buffer.from([0, 255, 10]));
  expect(await web.fetchPicture(`${url}/old`)).toEqual(Buffer.from([0, 255, 10]));
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'http://192.168.1.1/',
  'http://0.0.0.0/',
])('%s is never read', async (url) => {
  const refused = { failureKind: 'rejected', message: expect.stringContaining('private network') };
  const fetching = openWebPictures().fetchPicture(url);
  await expect(fetching).rejects.toMatchObject(refused);
  const error: GatewayError = await fetching.then(
    () => undefined as never,
    (thrown: GatewayError) => thrown,
  );
  expect(sayText(error.reason, 'nb')).toContain('privat nettverk');
});

test.each(['ftp://pictures.example/a.png', 'file:///etc/passwd', 'data:image/png;base64,AAAA'])(
  '%s is no address on the web',
  async (url) => {
    await expect(openWebPictures().fetchPicture(url)).rejects.toMatchObject({ failureKind: 'rejected' });
  },
);

test('a password in an address is not sent anywhere', async () => {
  const url = 'https://me:secret@pictures.example/';
  await expect(openWebPictures(anywhere).fetchPicture(url)).rejects.toMatchObject({
    failureKind: 'rejected',
  });
});

test('a name that leads into a private network is refused, with one of its addresses as with all', async () => {
  const names: Record<string, string[]> = {
    'inside.example': ['10.0.0.5'],
    'half.example': ['93.184.215.14', '::1'],
  };
  const web = openWebPictures({
    resolve: async (name) =>
      (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  for (const name of Object.keys(names))
    await expect(web.fetchPicture(`http://${name}/a.png`)).rejects.toMatchObject({
      message: expect.stringContaining('private network'),
    });
  await expect(web.fetchPicture('http://nobody.example/')).rejects.toMatchObject({
    message: expect.stringContaining('There is no server called nobody.example.'),
  });
});

test('a redirect into a private network is not followed', async () => {
  let wasReached = false;
  const inside = await serve((_request, response) => {
    wasReached = true;
    response.end('secret');
  });
  const inner = new URL(inside);
  const outside = await serve((_request, response) => {
    response.writeHead(302, { location: `http://inside.example:${inner.port}/` }).end();
  });
  const web = openWebPictures({
    // The one stands for the open internet, the other for our own network.
    resolve: async (name) => [{ address: name.startsWith('inside') ? '127.0.0.2' : '127.0.0.1', family: 4 }],
    mayReach: (address) => address === '127.0.0.1',
  });
  const { port } = new URL(outside);
  await expect(web.fetchPicture(`http://outside.example:${port}/`)).rejects.toMatchObject({
    message: expect.stringContaining('private network'),
  });
  expect(wasReached).toBe(false);
});

test('who is asked is who was looked at, whatever the name says a moment later', async () => {
  const url = await serve((_request, response) => void response.end('picture'));
  let lookUps = 0;
  const web = openWebPictures({
    resolve: async () => {
      lookUps += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    },
    mayReach: () => true,
  });
  await web.fetchPicture(`http://once.example:${new URL(url).port}/`);
  expect(lookUps).toBe(1);
});

test('a circle of redirects ends', async () => {
  const url = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
  await expect(openWebPictures(anywhere).fetchPicture(url)).rejects.toMatchObject({
    failureKind: 'rejected',
  });
});

test('more than may be is not read to its end, whether it is announced or not', async () => {
  const announced = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '5000' }).end(Buffer.alloc(5000));
  });
  const endless = await serve((_request, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(1000)), 1);
    response.on('close', () => clearInterval(timer));
  });
  const web = openWebPictures({ ...anywhere, maxBytes: 3000 });
  for (const url of [announced, endless])
    await expect(web.fetchPicture(url)).rejects.toMatchObject({ failureKind: 'rejected' });
});

test('a slow server, one that hangs up and one that is not there are told', async () => {
  const silent = await serve(() => undefined);
  const rude = await serve((request) => void request.socket.destroy());
  const missing = await serve((_request, response) => response.writeHead(404).end());
  const hasty = openWebPictures({ ...anywhere, patienceMs: 100 });
  await expect(hasty.fetchPicture(silent)).rejects.toMatchObject({
    message: expect.stringContaining('It took too long to arrive.'),
  });
  const web = openWebPictures(anywhere);
  await expect(web.fetchPicture(rude)).rejects.toMatchObject({
    message: expect.stringContaining('Nothing answers at this address.'),
  });
  await expect(web.fetchPicture(missing)).rejects.toMatchObject({
    message: expect.stringContaining('The server there answers with status 404.'),
  });
});
