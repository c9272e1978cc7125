import type { Locator, Page } from '@playwright/test';
import { notice } from './notices.ts';
import { pressOn } from './by-keyboard.ts';
import type { Ground } from './prepare-ground.ts';
import { expect } from './product.ts';

/** A dialog, and how it is opened, filled in and sent without a pointer. */
export interface DialogByKeyboard {
  /** The file in web/features that draws it. */
  drawnIn: string;
  title: string | RegExp;
  path: (ground: Ground) => string;
  /** What has the keyboard's place before and after. */
  opener: (page: Page) => Locator;
  /** Where more than Enter is pressed there. */
  open?: (page: Page) => Promise<void>;
  /** What the keyboard begins at: a field where there is something to fill in. */
  first: (dialog: Locator) => Locator;
  /** Fills it in and sends it, and looks whether it was done. */
  send: (page: Page, dialog: Locator) => Promise<void>;
  /** It asks, and is answered by its two buttons: it has no cross. */
  asks?: true;
  /** Of the window, where another one has it. */
  width?: number;
}

/** What leaves everything as it is, in every question. */
export const cancelWords = /^(Cancel|Keep it published|Do not publish yet)$/;
export const heading = (dialog: Locator) => dialog.getByRole('heading', { level: 2 }).first();
export const cancel = (dialog: Locator) => dialog.getByRole('button', { name: cancelWords });
export const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
export const profile = () => '/profile';
export const developers = () => '/profile#api-keys';
export const leadSettings = () => '/profile#leads';
export const told = (words: string | RegExp) => (page: Page) => notice(page, words).first();

/** A question with one verb. */
export function question(
  drawnIn: string,
  title: string | RegExp,
  where: Pick<DialogByKeyboard, 'path' | 'opener' | 'open'>,
  answer: { verb: string; told: (page: Page) => Locator },
): DialogByKeyboard {
  return {
    drawnIn,
    title,
    ...where,
    asks: true,
    first: cancel,
    async send(page, dialog) {
      await pressOn(page, dialog.getByRole('button', { name: answer.verb }));
      await expect(answer.told(page)).toBeVisible({ timeout: 30_000 });
    },
  };
}
