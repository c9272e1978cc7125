import { expect, test } from 'vitest';
import { callsToAction } from './ads.ts';
import { callToActionFor, callsToActionFor, writtenCallsToAction } from './call-to-action.ts';
import { objectives } from './campaign.ts';

test.each(objectives)(
  'whatever button a draft for %s holds, its ad is shown with a possible one',
  (objective) => {
    for (const chosen of callsToAction)
      expect(callsToActionFor(objective)).toContain(callToActionFor(objective, chosen));
  },
);

test.each(objectives)(
  'what the writer may choose for %s is possible, and there is something to choose',
  (objective) => {
    const { [objective]: written } = writtenCallsToAction;
    expect(written.length).toBeGreaterThan(0);
    for (const button of written) expect(callsToActionFor(objective)).toContain(button);
  },
);

test('a possible button stays, an impossible one becomes the nearest', () => {
  expect(callToActionFor('traffic', 'BOOK_NOW')).toBe('BOOK_NOW');
  expect(callToActionFor('leads', 'BOOK_NOW')).toBe('SIGN_UP');
  expect(callToActionFor('leads', 'BOOK_TRAVEL')).toBe('SIGN_UP');
  expect(callToActionFor('sales', 'CALL_NOW')).toBe('CONTACT_US');
  expect(callToActionFor('sales', 'SEE_MENU')).toBe('LEARN_MORE');
});
