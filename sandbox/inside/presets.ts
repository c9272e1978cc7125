/** Trouble in plain words; `fields` is the control call it makes, in the names of `read-press.ts`. */
interface Preset {
  service: string;
  words: string;
  detail: string;
  fields: Record<string, string>;
}

function preset(service: string, words: string, detail: string, fields: Record<string, string>): Preset {
  return { service, words, detail, fields: { service, 'times:number': '1', ...fields } };
}

export const presets: Preset[] = [
  preset('meta', 'The answer to the next publish is lost', 'All of it is made, but the app never hears so.', {
    method: 'POST',
    path: '/campaigns$',
    'trouble.kind': 'loses-answer',
  }),
  preset('meta', 'The line is cut before the next publish', 'Nothing is made.', {
    method: 'POST',
    path: '/campaigns$',
    'trouble.kind': 'drops',
  }),
  preset('meta', 'Meta says no to the next budget', 'Code 100, subcode 1885272: too low.', {
    method: 'POST',
    path: '/adsets$',
    'trouble.kind': 'error',
    'trouble.status:number': '400',
    'trouble.code:number': '100',
    'trouble.subcode:number': '1885272',
  }),
  preset(
    'meta',
    'Meta makes the next ad of a publish fail',
    'Code 1: an unknown error, for one ad in the batch.',
    {
      method: 'POST',
      path: '/ads$',
      'trouble.kind': 'error',
      'trouble.status:number': '500',
      'trouble.code:number': '1',
    },
  ),
  preset(
    'meta',
    'Too many calls: Meta refuses everything for five minutes',
    'Code 80004, with the minutes in a header.',
    {
      'trouble.kind': 'throttles',
      'trouble.code:number': '80004',
      'trouble.minutes:number': '5',
    },
  ),
  preset('meta', 'Meta is down for the next five requests', 'Code 2: “retry your request later”.', {
    'times:number': '5',
    'trouble.kind': 'error',
    'trouble.status:number': '500',
    'trouble.code:number': '2',
  }),
  preset('meta', 'The next answer comes a minute late', 'The app will long have stopped waiting.', {
    'trouble.kind': 'hangs',
    'trouble.ms:number': '60000',
  }),
  preset('meta', 'A web page comes instead of the next answer', 'A 502 of some machine between.', {
    'trouble.kind': 'html',
  }),
  preset('meta', 'Launching fails', 'The campaign is made, but switching it on is answered with an outage.', {
    method: 'POST',
    path: '/\\d+$',
    'trouble.kind': 'error',
    'trouble.status:number': '500',
    'trouble.code:number': '2',
  }),
  preset('writer', 'The ad writer is overloaded', 'Status 529, twice.', {
    'times:number': '2',
    'trouble.kind': 'error',
    'trouble.status:number': '529',
    'trouble.code': 'overloaded',
  }),
  preset('writer', 'The ad writer breaks off in the middle', 'Half of its answer arrives.', {
    'trouble.kind': 'truncated',
  }),
  preset('writer', 'The ad writer has too much to do', 'Status 429, once.', {
    'trouble.kind': 'error',
    'trouble.status:number': '429',
    'trouble.code': 'rate_limit',
    'trouble.headers:json': '{"retry-after":"5"}',
  }),
  preset('pictures', 'The picture studio fails', 'Status 500, once.', {
    'trouble.kind': 'error',
    'trouble.status:number': '500',
    'trouble.code': 'studio',
  }),
  preset('pictures', 'The picture studio takes a minute', 'The picture is made, and its answer is late.', {
    'trouble.kind': 'hangs',
    'trouble.ms:number': '60000',
  }),
  preset('meetings', 'No meeting can be made', 'Status 429: the daily limit.', {
    'trouble.kind': 'error',
    'trouble.status:number': '429',
    'trouble.code:number': '429',
  }),
  preset('mailbox', 'The next letter is refused', 'The mail server says to try again later.', {
    'trouble.kind': 'error',
    'trouble.status:number': '451',
    'trouble.code:number': '451',
  }),
];
