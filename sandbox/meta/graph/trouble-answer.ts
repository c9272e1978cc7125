import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import { own } from '#sandbox/json.ts';
import { app } from '#sandbox/meta/seed-ids.ts';
import { envelope, newTrace, rowFor } from './graph-error.ts';
import type { Answer } from './node-type.ts';
import { longDate } from './times.ts';

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
  const { type, title, userMessage, blame, transient } = row;
  const known = { title, userMessage: userMessage && withExamples(userMessage), transient };
  const told = {
    message: message ?? withExamples(row.message),
    type,
    code: Number(code),
    subcode: subcode ?? row.subcode,
    ...(message === undefined && known),
  };
  const body = envelope(told, { blame: message === undefined ? blame : undefined, trace });
  return {
    status,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'x-fb-trace-id': trace, ...headers },
    body,
  };
}

const examples: Record<string, string> = {
  id: '1',
  method: 'get',
  app: app.id,
  path: '/',
  name: 'name',
  countries: 'XX',
  count: '200',
  when: longDate(0),
  now: longDate(86_400_000),
};

/** Nobody said what the trouble is about, so its gaps are filled with something that could stand there. */
function withExamples(sentence: string): string {
  return sentence.replaceAll(/\{+(\w+)\}+/g, (_gap, word: string) => own(examples, word) ?? 'this');
}
