/** Trouble in plain words; `fields` is the control call it makes, in the names of `read-press.ts`. */
interface Preset {
  service: string;
  words: string;
  detail: string;
  fields: Record<string, string>;
}

/** Service, words and detail, and below them what is asked for. */
const table = String.raw`
meta | The answer to the next publish is lost | All of it is made, but the app never hears so.
  method=POST path=/campaigns$ kind=loses-answer
meta | The line is cut before the next publish | Nothing is made.
  method=POST path=/campaigns$ kind=drops
meta | Meta says no to the next budget | Code 100, subcode 1885272: too low.
  method=POST path=/adsets$ kind=error status=400 code=100 subcode=1885272
meta | Meta makes the next ad of a publish fail | Code 1: an unknown error, for one ad in the batch.
  method=POST path=/ads$ kind=error status=500 code=1
meta | Too many calls: Meta refuses everything for five minutes | Code 80004, with the minutes in a header.
  kind=throttles code=80004 minutes=5
meta | Meta is down for the next five requests | Code 2: “retry your request later”.
  times=5 kind=error status=500 code=2
meta | The next answer comes a minute late | The app will long have stopped waiting.
  kind=hangs ms=60000
meta | A web page comes instead of the next answer | A 502 of some machine between.
  kind=html
meta | Launching fails | The campaign is made, but switching it on is answered with an outage.
  method=POST path=/\d+$ kind=error status=500 code=2
writer | The ad writer is overloaded | Status 529, twice.
  times=2 kind=error status=529 code=overloaded
writer | The ad writer breaks off in the middle | Half of its answer arrives.
  kind=truncated
writer | The ad writer has too much to do | Status 429, once.
  kind=error status=429 code=rate_limit headers={"retry-after":"5"}
pictures | The picture studio fails | Status 500, once.
  kind=error status=500 code=studio
pictures | The picture studio takes a minute | The picture is made, and its answer is late.
  kind=hangs ms=60000
meetings | No meeting can be made | Status 429: the daily limit.
  kind=error status=429 code=429
register | The register of firms is down | Status 503, twice.
  times=2 kind=error status=503 code=503
register | The register of firms takes a minute | Whoever asked will long have stopped waiting.
  kind=hangs ms=60000
systems | A system that leads go to is down | Status 503, five times.
  times=5 kind=error status=503 code=503
push | The browser takes pushes no more | Status 410: switched off, or the app was removed.
  kind=error status=410 code=410
push | Too many pushes | Status 429, come back in a minute.
  kind=error status=429 code=429 headers={"retry-after":"60"}
push | The push service is down | Status 500, twice.
  times=2 kind=error status=500 code=500
mailbox | The next letter is refused | The mail server says to try again later.
  kind=error status=451 code=451
`;

/** How each part of a trouble is named in the control call. */
const names: Record<string, string> = {
  times: 'times:number',
  kind: 'trouble.kind',
  status: 'trouble.status:number',
  code: 'trouble.code:code',
  subcode: 'trouble.subcode:number',
  ms: 'trouble.ms:number',
  minutes: 'trouble.minutes:number',
  headers: 'trouble.headers:json',
};

export const presets: Preset[] = table
  .trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [about = '', wish = ''] = row.split('\n');
    const [service = '', words = '', detail = ''] = about.split(' | ');
    const asked = wish
      .trim()
      .split(' ')
      .map((part) => {
        const [name = ''] = part.split('=');
        return [names[name] ?? name, part.slice(name.length + 1)] as const;
      });
    return { service, words, detail, fields: { service, 'times:number': '1', ...Object.fromEntries(asked) } };
  });
