import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlock } from '#server/platform/address-block.ts';

export interface ConnectionLimits {
  /** Until the head of a request is here. */
  headMs: number;
  /** Until all of a question is here. */
  questionMs: number;
  /** How long a file may stop coming. */
  silenceMs: number;
  most: number;
  mostOfOneAddress: number;
}

export const connectionLimits: ConnectionLimits = {
  headMs: 15_000,
  questionMs: 30_000,
  silenceMs: 60_000,
  most: 2_000,
  mostOfOneAddress: 200,
};

/** Longer than proxies keep a connection they do not use (Caddy two minutes, nginx one): what they send on one that ends at that moment is lost. */
const idleBehindProxyMs = 130_000;
const fileDoors = /^\/(uploads|media)(\/|$)/;

/** Lets nobody hold this server by sending slowly, or by holding many connections. Behind proxies all come from one address. */
export function guardConnections(
  server: Server,
  { trustedProxies, limits = connectionLimits }: { trustedProxies: number; limits?: ConnectionLimits },
): void {
  server.headersTimeout = limits.headMs;
  // A film may take hours, so what is slow is told by its address.
  server.requestTimeout = 0;
  server.maxConnections = limits.most;
  if (trustedProxies > 0) server.keepAliveTimeout = idleBehindProxyMs;
  server.on('request', (incoming) => hurry(incoming, limits));
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    if (trustedProxies > 0 || isThisMachine(peer)) return;
    const address = addressBlock(peer);
    const count = (held.get(address) ?? 0) + 1;
    if (count > limits.mostOfOneAddress) return void socket.destroy();
    held.set(address, count);
    socket.once('close', () => letGo(held, address));
  });
}

function hurry(incoming: IncomingMessage, { questionMs, silenceMs }: ConnectionLimits): void {
  const { socket } = incoming;
  if (fileDoors.test(incoming.url ?? '')) return endWhenSilent(incoming, socket, silenceMs);
  const late = setTimeout(() => {
    if (!incoming.complete) socket.destroy();
  }, questionMs);
  const isHere = () => clearTimeout(late);
  incoming.once('end', isHere).once('close', isHere);
}

function endWhenSilent(incoming: IncomingMessage, socket: Socket, silenceMs: number): void {
  const end = () => void socket.destroy();
  socket.setTimeout(silenceMs, end);
  const isHere = () => {
    socket.setTimeout(0);
    socket.off('timeout', end);
  };
  incoming.once('end', isHere).once('close', isHere);
}

function letGo(held: Map<string, number>, address: string): void {
  const left = (held.get(address) ?? 1) - 1;
  if (left > 0) held.set(address, left);
  else held.delete(address);
}

/** Whoever asks from here may be a proxy nobody has told us of. */
function isThisMachine(address: string): boolean {
  return /^(::1|(::ffff:)?127\.)/.test(address);
}
