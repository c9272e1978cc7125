import { byteOrderMark, csvCell, joinCells, plainCsvCell, type Delimiter } from '#contract/csv.ts';
import type { Language } from '#contract/people/people.ts';
import type { FormRow } from '../sync/form-queries.ts';
import { m } from '#server/catalogue/messages.js';
import { answerTo } from '../rules.ts';
import type { LeadLine } from './listing-queries.ts';

/** excel: to be opened by a double click. plain: to be imported by a program. */
export const leadFileFormats = ['excel', 'plain'] as const;
type LeadFileFormat = (typeof leadFileFormats)[number];

interface Input {
  format: LeadFileFormat;
  language: Language;
  /** Where whoever reads the file is; undefined where nobody has said it. */
  timeZone: string | undefined;
  questions: FormRow['questions'];
}

/** A list of leads as a file, line by line. */
export interface LeadFile {
  head: string;
  lineOf(lead: LeadLine): string;
}

export function openLeadFile({ format, language, timeZone, questions }: Input): LeadFile {
  const options = { locale: language };
  const isExcel = format === 'excel';
  // What Excel takes for the end of a cell where this language is spoken.
  const delimiter = isExcel ? (m.lead_file_delimiter({}, options) as Delimiter) : ',';
  const created = m.lead_file_created({}, options);
  const clock = isExcel ? clockOf(timeZone) : isoClock;
  const write = (text: string) => (isExcel ? csvCell(text, delimiter) : plainCsvCell(text, delimiter));
  const titles = [
    m.lead_file_id({}, options),
    clock.zone ? `${created} (${clock.zone})` : created,
    m.lead_file_status({}, options),
    m.lead_file_note({}, options),
    ...questions.map(({ label }) => label),
  ];
  const writeStatus = memoize((status: LeadLine['status']) =>
    write(m[`lead_file_status_${status}`]({}, options)),
  );
  return {
    // A program takes the mark for a letter of the first title.
    head: (isExcel ? byteOrderMark : '') + joinCells(titles.map(write), delimiter),
    lineOf({ facebookLeadId, sentAt, status, note, answers }) {
      const cells = [write(facebookLeadId), clock.read(sentAt), writeStatus(status), write(note)];
      for (const { name } of questions) cells.push(write(answerTo(answers, name)));
      return joinCells(cells, delimiter);
    },
  };
}

/** A moment that says its own zone, as programs read it. */
const isoClock = { zone: undefined, read: (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z` };

/** A moment as spreadsheets read it, by the reader's own clock; which that is stands above the column. */
function clockOf(timeZone = 'UTC') {
  // Swedes write the day and the time as spreadsheets read them.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  // Every zone differs from UTC by whole quarters of an hour, and leads come by the dozen within one.
  const quarter = memoize((count: number) => {
    const text = format.format(count * quarterMs);
    return { hour: text.slice(0, -5), minute: Number(text.slice(-5, -3)) };
  });
  return {
    zone: timeZone,
    read(ms: number) {
      const { hour, minute } = quarter(Math.floor(ms / quarterMs));
      const seconds = Math.floor((ms % quarterMs) / 1000);
      const [mm, ss] = [minute + Math.floor(seconds / 60), seconds % 60];
      return `${hour}${mm < 10 ? '0' : ''}${mm}:${ss < 10 ? '0' : ''}${ss}`;
    },
  };
}

const quarterMs = 15 * 60_000;

/** Remembers the last answer: what is asked for comes in rows of the same. */
function memoize<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: find(key) };
    return last.value;
  };
}
