import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import {
  byteOrderMark,
  csvCell,
  csvFileName,
  type Delimiter,
  joinCells,
  plainCsvCell,
} from '#contract/csv.ts';
import { downloadAs } from '#server/http/download-as.ts';

const csvLine = (cells: string[], delimiter: Delimiter) =>
  joinCells(
    cells.map((cell) => csvCell(cell, delimiter)),
    delimiter,
  );

const database = await PGlite.create();
afterAll(() => database.close());

test.each([
  ['plain text', 'Kari Nordmann', 'Kari Nordmann'],
  ['Norwegian letters', 'Blåbær på Ås', 'Blåbær på Ås'],
  ['a delimiter', 'Bergen, Norway', '"Bergen, Norway"'],
  ['quotes', 'the "big" one', '"the ""big"" one"'],
  ['two lines', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=HYPERLINK("http://evil","x")', '"\'=HYPERLINK(""http://evil"",""x"")"'],
  ['a sum', '+1+1', "'+1+1"],
  ['a phone number', '+4790012345', "'+4790012345"],
  ['a minus', '-2+3', "'-2+3"],
  ['an at', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a carriage return', '\r=1', '"\'\n=1"'],
  ['a space in front of a formula', ' =1', "' =1"],
  ['a full-width formula', '＝1+1', "'＝1+1"],
  ['an id of sixteen digits', '8000000000000001', "'8000000000000001"],
  ['a postal code of Oslo', '0557', "'0557"],
  ['a number with two zeros in front', '004790012345', "'004790012345"],
  ['a power of ten', '12e5', "'12e5"],
  ['two hours of a day', '10-12', "'10-12"],
  ['a number as Norwegians write it', '1,5', '"1,5"'],
  ['a price', '12500', '12500'],
  ['nought', '0', '0'],
  ['a whole day', '2026-11-21', '2026-11-21'],
  ['lines ended as Windows does', 'one\r\ntwo\rthree', '"one\ntwo\nthree"'],
  ['an address with a minus within', 'a-b@c.no', 'a-b@c.no'],
  ['nothing', '', ''],
])('a cell with %s is what was answered, and runs nothing', (_name, text, cell) => {
  expect(csvLine([text, 'x'], ',')).toBe(`${cell},x\r\n`);
});

test('for a program every cell is what was answered, and nothing stands in front of it', () => {
  const cells = ['8000000000000001', '+4790012345', '0557', '=1+1', 'Ås, "Norge"'];
  expect(
    joinCells(
      cells.map((cell) => plainCsvCell(cell, ',')),
      ',',
    ),
  ).toBe('8000000000000001,+4790012345,0557,=1+1,"Ås, ""Norge"""\r\n');
});

test.each([',', ';'] as const)('another reader of CSV gets every cell back, with “%s”', async (delimiter) => {
  const rows = [
    ['Lead-ID', 'Navn', 'Svar'],
    ["'8000000000000001", 'Åse «Blåbær» Ødegård', 'Ring\netter fem; helst, ja "helst", i kveld'],
    ["'8000000000000002", 'ŠÆØÅ 🚀', '\n'],
    ["'8000000000000003", '', ' med luft '],
  ];
  const file = byteOrderMark + rows.map((row) => csvLine(row.map(unmarked), delimiter)).join('');
  await database.exec('drop table if exists told; create table told (id text, name text, answer text)');
  // PostgreSQL takes the mark for a letter; everything else of the file is as it left us.
  await database.query(
    `copy told from '/dev/blob' with (format csv, delimiter '${delimiter}', force_not_null (id, name, answer))`,
    [],
    { blob: new Blob([file.slice(byteOrderMark.length)]) },
  );
  const told = await database.query('select * from told', [], { rowMode: 'array' });
  expect(told.rows).toEqual(rows);
});

/** What is marked in the file was not in the answer. */
function unmarked(cell: string): string {
  return cell.replace(/^'/, '');
}

test('with semicolons a comma needs no quotes, and a semicolon does', () => {
  expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n');
});

test.each([
  ['Vårkampanje 2026', 'Vårkampanje_2026_leads_2026-11-21.csv'],
  ['../../etc/passwd', 'etc_passwd_leads_2026-11-21.csv'],
  ['a"b\r\nc: d', 'a_b_c_d_leads_2026-11-21.csv'],
  ['🚀', 'campaign_leads_2026-11-21.csv'],
])('a file for %s has a harmless name', (title, name) => {
  expect(csvFileName(title, 'leads', '2026-11-21')).toBe(name);
});

test('browsers old and new can read the name', () => {
  expect(downloadAs('Vår_leads.csv')).toBe(
    `attachment; filename="Var_leads.csv"; filename*=UTF-8''V%C3%A5r_leads.csv`,
  );
});
