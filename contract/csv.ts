export type Delimiter = ',' | ';';

/** Says to Excel that what follows is UTF-8: without it, ø is shown as Ã¸. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula, also in its full-width form. */
const formulaStart = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/;
/** Digits a spreadsheet would round, drop zeros of or show as a power of ten, and a pair it would take for a day. */
const alteredDigits = /^\s*(?:0\d+|\d{12,}|\d+e\d+|\d{1,2}[-/.]\d{1,2})\s*$/i;
/** Most cells: nothing can be made of them, and they need no quotes. */
const harmless = /^[A-Za-zÆØÅæøå][^"\r\n,;]*$/;
/** What ends neither a cell nor a line. */
const unbroken = /^[^"\r\n,;]*$/;

/** A line of a CSV file (RFC 4180), of cells that are written already. */
export function joinCells(cells: string[], delimiter: Delimiter): string {
  return `${cells.join(delimiter)}\r\n`;
}

/** A cell of a CSV file. What a spreadsheet would run or rewrite has an apostrophe in front, and stays the text it is. */
export function csvCell(text: string, delimiter: Delimiter): string {
  if (text === '' || harmless.test(text)) return text;
  const isAltered = formulaStart.test(text) || alteredDigits.test(text);
  return plainCsvCell(isAltered ? `'${text}` : text, delimiter);
}

/** A cell of a CSV file for a program: it is what was answered. */
export function plainCsvCell(text: string, delimiter: Delimiter): string {
  if (unbroken.test(text)) return text;
  // Within a cell a line ends as Excel ends it.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const needsQuotes = /["\n]/.test(lines) || lines.includes(delimiter);
  return needsQuotes ? `"${lines.replaceAll('"', '""')}"` : lines;
}

const longestTitle = 80;

/** The campaign's title, `_leads_` or what else is in it, and the days. Letters of any language stay; what a file name cannot hold does not. */
export function csvFileName(title: string, ...parts: string[]): string {
  const sanitised = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, longestTitle);
  return `${[sanitised || 'campaign', ...parts].join('_')}.csv`;
}
