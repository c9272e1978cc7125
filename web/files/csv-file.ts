import { byteOrderMark, csvCell, type Delimiter, joinCells, plainCsvCell } from '#contract/csv.ts';
import { minorDigits } from '#contract/currencies.ts';
import { m } from '#web/paraglide/messages.js';

/** excel: to be opened by a double click. plain: to be read by a program. */
export type CsvFormat = 'excel' | 'plain';

/** Text, a whole number, or an amount; null is an empty cell. */
export type CsvValue = string | number | { minor: number; currency: string } | null;

/** A table as a CSV file: numbers as the reader's Excel takes them for numbers, or as programs do. */
export function csvText(rows: CsvValue[][], format: CsvFormat): string {
  const isExcel = format === 'excel';
  const delimiter = isExcel ? (m.csv_delimiter() as Delimiter) : ',';
  function write(value: CsvValue): string {
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string')
      return isExcel ? csvCell(value, delimiter) : plainCsvCell(value, delimiter);
    const digits = minorDigits(value.currency);
    const amount = (value.minor / 10 ** digits).toFixed(digits);
    // Where a semicolon ends the cell, a comma stands before the decimals.
    return delimiter === ';' ? amount.replace('.', ',') : amount;
  }
  const lines = rows.map((cells) => joinCells(cells.map(write), delimiter));
  return (isExcel ? byteOrderMark : '') + lines.join('');
}
