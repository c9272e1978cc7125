import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { connectionLimits, guardConnections } from './guard-connections.ts';

/** A server whose patience is short, as real as the one people reach. */
async function openServer(limits: Partial<typeof connectionLimits>) {
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, answer) => {
    request.resume().once('end', () => answer.end('all of it is here'));
  });
  guardConnections(server, { trustedProxies: 0, limits: { ...connectionLimits, ...limits } });
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
  const send = await openServer({ questionMs: 50 });
  expect(await send(begun('/rpc/people/me'))).toBe('');
  expect(await send(`${begun('/rpc/people/me')}123456789`)).toContain('all of it is here');
});

test('a file that stops coming is hung up on', async () => {
  const send = await openServer({ silenceMs: 50, questionMs: 1 });
  expect(await send(`${begun('/uploads/1')}x`)).toBe('');
  expect(await send(`${begun('/uploads/1')}123456789`)).toContain('all of it is here');
});

test('a request whose head does not come is hung up on', async () => {
  const send = await openServer({ headMs: 50 });
  expect(await send('GET / HTTP/1.1\r\nhost: ')).toContain('408');
});
