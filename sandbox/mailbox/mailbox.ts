import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import type { Service } from '../make-believe.ts';
import type { World } from '../world.ts';
import { keepLetter, listLetters } from './letters.ts';
import { serveMailbox } from './mailbox-pages.ts';

export interface Mailbox extends Service {
  smtpPort: number;
  close(): Promise<void>;
}

/** Takes every letter that is sent, delivers none, and lets people read them. */
export async function openMailbox(world: World, port: number): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 30_000_000,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        callbackify(() => receive(world, to, Buffer.concat(parts)))(done);
      });
    },
  });
  await listen(server, port);
  // A server that listens on a port has an address with that port.
  const { port: smtpPort } = server.server.address() as AddressInfo;

  return {
    name: 'mailbox',
    smtpPort,
    open: async ({ method, url }) => ({
      operations: [{ method, path: url.pathname }],
      answer: async (failing) => {
        const trouble = failing.get(0);
        return trouble ? fail(trouble.status, trouble.message) : serveMailbox(world, method, url.pathname);
      },
    }),
    fail: ({ status, message }) => fail(status, message),
    state: () => ({ letters: listLetters(world).map(({ id: _id, ...letter }) => letter) }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function receive(world: World, to: string[], bytes: Buffer): Promise<void> {
  keepLetter(world, to, await PostalMime.parse(bytes));
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A caller who hangs up in the middle of a letter is no reason to fall over.
      server.on('error', () => {});
      resolve();
    });
  });
}

function fail(status: number, message = 'The mailbox is not available.'): Response {
  return new Response(message, { status });
}
