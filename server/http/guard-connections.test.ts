import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits, guardConnections } from './guard-connections.ts';

/** A server whose patience is short, as real as the one people reach. */
function openServer(limits: Partial<typeof connectionLimits>, trustedProxies = 0) {
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, answer) => {
    request.resume().once('end', () => answer.end('all of it is here'));
  });
  guardConnections(server, { trustedProxies, limits: { ...connectionLimits, ...limits } });
  return server;
}

async function openSender(limits: Partial<typeof connectionLimits>) {
  const server = openServer(limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (sent: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    let answered = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answered += text));
    socket.on('error', () => undefined);
    socket.write(sent);
    await once(socket, 'close');
    return answered;
  };
}

const begun = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 9\r\n\r\n`;

test('a question that does not come to its end is hung up on', async () => {
  const send = await openSender({ questionMs: 50 });
  expect(await send(begun('/rpc/people/me'))).toBe('');
  expect(await send(`${begun('/rpc/people/me')}123456789`)).toContain('all of it is here');
});

test('a file that stops coming is hung up on', async () => {
  const send = await openSender({ silenceMs: 50, questionMs: 1 });
  expect(await send(`${begun('/uploads/1')}x`)).toBe('');
  expect(await send(`${begun('/uploads/1')}123456789`)).toContain('all of it is here');
});

test('a request whose head does not come is hung up on', async () => {
  const send = await openSender({ headMs: 50 });
  expect(await send('GET / HTTP/1.1\r\nhost: ')).toContain('408');
});

test.each([
  ['visitors come themselves', 0, 'timeout=5'],
  ['a proxy stands in front', 1, 'timeout=130'],
])('where %s, an idle connection is kept as long as its other end keeps it', async (_who, proxies, kept) => {
  const server = openServer({}, proxies).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await answer.text();
  expect(answer.headers.get('keep-alive')).toBe(kept);
});

/** A connection from elsewhere: this machine's own are not counted. */
function connectFrom(server: ReturnType<typeof openServer>, remoteAddress: string) {
  const socket = Object.assign(
    new Duplex({ read: () => undefined, write: (_chunk, _kind, done) => done() }),
    {
      remoteAddress,
      setTimeout: () => undefined,
    },
  );
  server.emit('connection', socket as unknown as Socket);
  return socket;
}

test('an address holds so many connections; who lets one go may have another', () => {
  const server = openServer({ mostOfOneAddress: 2 });
  const [first, second, third] = ['203.0.113.7', '203.0.113.7', '203.0.113.7'].map((from) =>
    connectFrom(server, from),
  );
  expect([first, second, third].map((socket) => socket!.destroyed)).toEqual([false, false, true]);
  expect(connectFrom(server, '203.0.113.8').destroyed).toBe(false);

  first!.emit('close');
  expect(connectFrom(server, '203.0.113.7').destroyed).toBe(false);
  expect(connectFrom(server, '203.0.113.7').destroyed).toBe(true);
});

test('the addresses one subscriber has of IPv6 count as one', () => {
  const server = openServer({ mostOfOneAddress: 2 });
  const ended = [1, 2, 3].map((place) => connectFrom(server, `2001:db8:1:1::${place}`).destroyed);
  expect(ended).toEqual([false, false, true]);
  expect(connectFrom(server, '2001:db8:1:2::1').destroyed).toBe(false);
});

test('behind a counted proxy everybody comes from one address, and nobody is turned away for it', () => {
  const server = openServer({ mostOfOneAddress: 1 }, 1);
  const ended = [1, 2, 3].map(() => connectFrom(server, '203.0.113.7').destroyed);
  expect(ended).toEqual([false, false, false]);
});

test('all together hold so many connections, and one more is hung up on', async () => {
  const server = openServer({ most: 2 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  for (let held = 0; held < 2; held += 1) {
    const accepted = once(server, 'connection');
    connect(port, '127.0.0.1').on('error', () => undefined);
    await accepted;
  }
  const third = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(third, 'close');
  expect(server.maxConnections).toBe(2);
});
