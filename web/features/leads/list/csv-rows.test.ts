import { expect, test } from 'vitest';
import { openRowCount } from './csv-rows.ts';

test('rows are counted without the heading, whatever breaks inside quotes and wherever the bytes are cut', () => {
  const file = 'Lead ID,Note\r\n1,"two\r\nlines, ""quoted"""\r\n2,plain\r\n';
  const bytes = new TextEncoder().encode(file);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const rows = openRowCount();
    rows.add(bytes.subarray(0, cut));
    rows.add(bytes.subarray(cut));
    expect(rows.count()).toBe(2);
  }
});

test('a file with nothing but its heading has no rows', () => {
  const rows = openRowCount();
  expect(rows.count()).toBe(0);
  rows.add(new TextEncoder().encode('Lead ID,Note\r\n'));
  expect(rows.count()).toBe(0);
});
