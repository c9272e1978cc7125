import type { ToldOfLead } from './target.ts';

interface Chat {
  /** Has what strangers write stand there as it is. */
  write: (text: string) => string;
  /** So many bytes of text fit into one message. */
  most: number;
}

interface LeadLines {
  title: string;
  lines: string[];
  /** Where the rest stands; undefined where this is all. */
  rest: { text: string; url: string } | undefined;
}

const mostLines = 50;

/** What a colleague reads in a chat, as far as one message holds it: who, from which campaign, how to reach them, and what they answered. */
export function leadLines({ event, isTest, lead, words }: ToldOfLead, { write, most }: Chat): LeadLines {
  const who = lead.name ?? lead.email ?? lead.phone ?? words.nameless;
  const from = lead.campaign?.title ?? lead.form.name;
  const what = event === 'updated' ? `${who} → ${words.status}` : who;
  const known = new Set([lead.name, lead.email, lead.phone]);
  const answers = Object.entries(lead.answers).filter(([, answer]) => answer && !known.has(answer));
  const all = [
    [isTest ? `[${words.test}]` : '', what, from && `(${from})`].filter(Boolean).join(' '),
    ...[lead.phone, lead.email].filter((way) => way !== null),
    ...answers.map(([name, answer]) => `${words.questions[name] ?? name}: ${answer}`),
  ];
  const shown = fit(all.slice(0, mostLines), { write, most });
  const isAll = all.every((line, place) => shown[place] === line);
  const [title = '', ...lines] = shown.map(write);
  return { title, lines, rest: isAll ? undefined : words.rest };
}

/** Short ones stay whole, and the longest are cut to the same length. */
function fit(lines: string[], { write, most }: Chat): string[] {
  const sizes = lines.map((line) => sizeOf(write(line))).toSorted((one, other) => one - other);
  let left = most;
  for (const [place, size] of sizes.entries()) {
    const share = left / (sizes.length - place);
    if (size > share) return lines.map((line) => cut(line, { write, most: share }));
    left -= size;
  }
  return lines;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const ellipsis = '…';

function cut(line: string, { write, most }: Chat): string {
  if (sizeOf(write(line)) <= most) return line;
  let kept = '';
  let left = most - sizeOf(ellipsis);
  for (const { segment } of segmenter.segment(line)) {
    left -= sizeOf(write(segment));
    if (left < 0) break;
    kept += segment;
  }
  return kept.trimEnd() + ellipsis;
}

/** As it is sent: within JSON. */
function sizeOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - '""'.length;
}
