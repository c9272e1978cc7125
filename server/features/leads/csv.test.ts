import { expect, test } from 'vitest';
import { csvFileName, csvLine, downloadAs } from './csv.ts';

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
  ['a carriage return', '\r=1', '"\'\r=1"'],
  ['a space in front of a formula', ' =1', "' =1"],
  ['a full-width formula', '＝1+1', "'＝1+1"],
  ['an address with a minus within', 'a-b@c.no', 'a-b@c.no'],
  ['nothing', '', ''],
])('a cell with %s is what was answered, and runs nothing', (_name, text, cell) => {
  expect(csvLine([text, 'x'], ',')).toBe(`${cell},x\r\n`);
});

test('with semicolons a comma needs no quotes, and a semicolon does', () => {
  expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n');
});

test.each([
  ['Vårkampanje 2026', 'Vårkampanje_2026_leads_2026-11-21.csv'],
  ['../../etc/passwd', 'etc_passwd_leads_2026-11-21.csv'],
  ['a"b\r\nc: d', 'a_b_c_d_leads_2026-11-21.csv'],
  ['🚀', 'campaign_leads_2026-11-21.csv'],
])('a file for %s has a harmless name', (title, name) => {
  expect(csvFileName(title, new Date('2026-11-21T10:00:00Z'))).toBe(name);
});

test('browsers old and new can read the name', () => {
  expect(downloadAs('Vår_leads.csv')).toBe(
    `attachment; filename="Var_leads.csv"; filename*=UTF-8''V%C3%A5r_leads.csv`,
  );
});
