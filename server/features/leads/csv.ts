export type Delimiter = ',' | ';';

/** Says to Excel that what follows is UTF-8: without it, ø is shown as Ã¸. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the beginning of a formula, also in its full-width form. */
const formulaStart = /^[\s\u200B\uFEFF]*[=+\-@＝＋－＠]|^[\t\r]/;

/** One line of a CSV file (RFC 4180). No cell starts a formula: in front of one stands an apostrophe. */
export function csvLine(cells: string[], delimiter: Delimiter): string {
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;
}

function csvCell(text: string, delimiter: Delimiter): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  const needsQuotes = /["\r\n]/.test(harmless) || harmless.includes(delimiter);
  return needsQuotes ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const longestTitle = 80;

/** The campaign's title, `_leads_`, and the day. Letters of any language stay; what a file name cannot hold does not. */
export function csvFileName(title: string, day: Date): string {
  const sanitised = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, longestTitle);
  return `${sanitised || 'campaign'}_leads_${day.toISOString().slice(0, 10)}.csv`;
}

/** The header that names a download, for browsers that read letters beyond ASCII and for those that do not. */
export function downloadAs(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
