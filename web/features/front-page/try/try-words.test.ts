import { speak } from '#web/language.ts';
import { afterEach, expect, test } from 'vitest';
import { exampleBudget } from './try-words.ts';

afterEach(() => speak('en'));

test('what is written out in Norwegian has its numbers in Norwegian', () => {
  speak('nb');
  expect(exampleBudget().month).toMatch(/^omtrent 4\s500 kr /);
  speak('en');
  expect(exampleBudget().month).toContain('4,500');
});
