import type { ErrorTrouble } from '../make-believe.ts';
import type { Answer } from './node-type.ts';
import { envelope, newTrace, rowFor } from './graph-error.ts';

/** An error that somebody asked for, in Meta's own words where the code is known. */
export function troubleAnswer({
  status,
  code,
  subcode,
  message,
  headers,
}: Omit<ErrorTrouble, 'kind'>): Answer {
  const trace = newTrace();
  const row = rowFor(Number(code), subcode);
  const known = {
    title: row.title,
    userMessage: row.userMessage,
    blame: row.blame,
    transient: row.transient,
  };
  const words = row.message.includes('{') ? `(#${code}) Error` : row.message;
  const body = envelope({
    message: message ?? words,
    type: row.type ?? 'OAuthException',
    code: Number(code),
    subcode: subcode ?? row.subcode,
    ...(message === undefined && known),
    trace,
  });
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'x-fb-trace-id': trace, ...headers },
    body,
  };
}
