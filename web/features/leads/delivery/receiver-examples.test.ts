import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleCheck, exampleMessage } from './receiver-examples.ts';

test('the guide in the app shows what the guide in the docs shows', () => {
  const guide = readFileSync('docs/lead-webhooks.md', 'utf8');
  const json = /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const code = /```js\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const shown = exampleMessage.slice(exampleMessage.indexOf('{'));
  expect(JSON.parse(shown)).toEqual(JSON.parse(json));
  expect(exampleCheck.replace(/\/\/.*\n/, '').replaceAll(/\s+/g, ' ')).toBe(
    code.trim().replaceAll(/\s+/g, ' '),
  );
});
