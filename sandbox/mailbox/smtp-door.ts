import type { AddressInfo, Socket } from 'node:net';
import { callbackify } from 'node:util';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

import { isThrottled, startThrottle } from '#sandbox/faults/throttles.ts';
import { takeTroubles } from '#sandbox/faults/troubles.ts';
import { latencyOf, pause } from '#sandbox/front-door/delays.ts';
import { logRequest } from '#sandbox/front-door/requests.ts';
import type { World } from '#sandbox/memory/world.ts';
import { keepLetter } from './letters.ts';

const largestLetter = 25_000_000;
/** Any name signs in with this password; without a name it goes as well. */
const practicePassword = 'practice';

/** A reply that is no yes: its code is what the sender's mail program sees. */
class SmtpReply extends Error {
  readonly responseCode: number;
  constructor(code: number, message: string) {
    super(message);
    this.responseCode = code;
  }
}

/** The mailbox's front door: takes every letter, unless somebody asked it to misbehave. */
export async function openSmtpDoor(world: World, port: number) {
  const callers = new Map<number, Socket>();
  const closing = new AbortController();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: largestLetter,
    closeTimeout: 500,
    onAuth({ username, password }, _session, done) {
      const isKnown = password === practicePassword;
      done(isKnown ? null : new SmtpReply(535, '5.7.8 Authentication credentials invalid'), {
        user: username,
      });
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const letter = { bytes: Buffer.concat(parts), isTooLarge: stream.sizeExceeded };
        callbackify(() => deliver(world, session, letter, closing.signal))((error, answer) => {
          if (error && !closing.signal.aborted) console.error(error);
          if (answer === 'cut') callers.get(session.remotePort)?.destroy();
          else done(error ? new SmtpReply(451, '4.3.0 The letter could not be kept') : answer);
        });
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket;
    callers.set(remotePort, socket);
    socket.on('close', () => callers.delete(remotePort));
  });
  await listen(server, port);
  // A server that listens on a port has an address with that port.
  const { port: smtpPort } = server.server.address() as AddressInfo;
  return {
    smtpPort,
    close: () => {
      closing.abort();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Answer = null | SmtpReply | 'cut';

/** Keeps the letter, or does what somebody asked for, and writes down that it came. */
async function deliver(
  world: World,
  session: SMTPServerSession,
  letter: { bytes: Buffer; isTooLarge: boolean },
  closing: AbortSignal,
): Promise<Answer> {
  const started = performance.now();
  const at = world.clock.now();
  const to = session.envelope.rcptTo.map(({ address }) => address);
  const path = `/smtp/${to.join(',')}`;
  const answer = await answerTo(world, to, path, letter, closing);
  const status = answer === null ? 250 : answer === 'cut' ? 0 : answer.responseCode;
  const ms = Math.round(performance.now() - started);
  logRequest(world.store, { at, service: 'mailbox', method: 'SMTP', path, status, ms, operations: 1 });
  return answer;
}

async function answerTo(
  world: World,
  to: string[],
  path: string,
  { bytes, isTooLarge }: { bytes: Buffer; isTooLarge: boolean },
  closing: AbortSignal,
): Promise<Answer> {
  const { store } = world;
  const latency = latencyOf(store, 'mailbox');
  if (latency > 0) await pause(latency, closing);
  const troubles = takeTroubles(store, 'mailbox', [{ method: 'SMTP', path }]).map(({ trouble }) => trouble);
  for (const trouble of troubles) {
    if (trouble.kind === 'throttles') startThrottle(world, 'mailbox', trouble);
    if (trouble.kind === 'drops') return 'cut';
    if (trouble.kind === 'error')
      return new SmtpReply(trouble.status, trouble.message ?? wordsFor(trouble.status));
  }
  if (isThrottled(world, 'mailbox')) return new SmtpReply(450, '4.7.0 Too many letters, try again later');
  if (isTooLarge) return new SmtpReply(552, '5.3.4 Message size exceeds fixed maximum message size');
  keepLetter(world, to, await PostalMime.parse(bytes));
  for (const trouble of troubles) {
    if (trouble.kind === 'hangs') await pause(trouble.ms, closing);
    if (trouble.kind === 'loses-answer') return 'cut';
  }
  return null;
}

function wordsFor(status: number): string {
  return status < 500 ? '4.3.2 The mailbox is not available, try again later' : '5.3.0 The letter is refused';
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
