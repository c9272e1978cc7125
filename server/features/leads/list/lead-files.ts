import type { Language } from '#contract/people/people.ts';
import type { FormRow } from '../sync/form-queries.ts';
import { m } from '#server/catalogue/messages.js';
import { byteOrderMark, csvLine, plainCsvLine, type Delimiter } from './csv.ts';
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
  // What Excel takes for the end of a cell where this language is spoken.
  const delimiter = m.lead_file_delimiter({}, options) as Delimiter;
  const created = m.lead_file_created({}, options);
  const clock = format === 'excel' ? clockOf(timeZone) : isoClock;
  const write = (cells: string[]) =>
    format === 'excel' ? csvLine(cells, delimiter) : plainCsvLine(cells, ',');
  const createdAt = clock.zone ? `${created} (${clock.zone})` : created;
  const titles = [
    m.lead_file_id({}, options),
    createdAt,
    m.lead_file_status({}, options),
    m.lead_file_note({}, options),
    ...questions.map(({ label }) => label),
  ];
  return {
    // A program takes the mark for a letter of the first title.
    head: (format === 'excel' ? byteOrderMark : '') + write(titles),
    lineOf(lead) {
      const byName = new Map(lead.answers.map(({ name, values }) => [name, values.join(', ')]));
      const status = m[`lead_file_status_${lead.status}`]({}, options);
      const about = [lead.facebookLeadId, clock.read(lead.createdAt), status, lead.note];
      return write([...about, ...questions.map(({ name }) => byName.get(name) ?? '')]);
    },
  };
}

/** A moment that says its own zone, as programs read it. */
const isoClock = { zone: undefined, read: (moment: Date) => `${moment.toISOString().slice(0, 19)}Z` };

/** A moment as spreadsheets read it, by the reader's own clock; which that is stands above the column. */
function clockOf(timeZone = 'UTC') {
  // Swedes write the day and the time as spreadsheets read them.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return { zone: timeZone, read: (moment: Date) => format.format(moment) };
}

/** The zone's name if it is one that is known. */
export function knownTimeZone(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
