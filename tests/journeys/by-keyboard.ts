import type { Locator, Page } from '@playwright/test';
import { expect } from './product.ts';

/** Presses Tab until the control has the keyboard's place, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, { back = false } = {}): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab never comes to ${String(control)}.`);
}

const most = 250;

/** Goes there by Tab and presses Enter. */
export async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes there by Tab and types, in place of what stands there. */
export async function typeIn(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Goes to a list of choices by Tab and to one of them by its first letters. */
export async function chooseIn(page: Page, list: Locator, choice: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(choice);
}

/** Goes to the radios by Tab, at the one that is chosen or the first, and on by the arrow keys. */
export async function chooseRadio(page: Page, radio: Locator): Promise<void> {
  const group = radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]');
  await expect(radio).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await group.evaluate((element) => element.contains(document.activeElement))) break;
    await page.keyboard.press('Tab');
  }
  for (let presses = 0; presses < 12; presses += 1) {
    if (await radio.evaluate((element) => element === document.activeElement)) break;
    // A finger stays on a key for a moment, and the group of choices counts on it.
    await page.keyboard.press('ArrowDown', { delay: 60 });
  }
  if (!(await radio.isChecked())) await page.keyboard.press('Space');
  await expect(radio).toBeChecked();
}

/** Goes round a dialog by Tab: it comes to every control in it, and to nothing outside. */
export async function expectRound(page: Page, dialog: Locator): Promise<void> {
  let walked = await goRound(page, dialog);
  // What was being read during the first round may have been drawn anew.
  if (walked.missed.length > 0) walked = await goRound(page, dialog);
  expect(walked.missed, 'controls the Tab key never comes to').toEqual([]);
  expect(walked.outside, 'what Tab comes to outside the dialog').toEqual([]);
}

async function goRound(page: Page, dialog: Locator): Promise<{ missed: string[]; outside: string[] }> {
  const walk = await dialog.evaluateHandle((element) => {
    const reached = new Set<EventTarget>();
    const outside: string[] = [];
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (element.contains(target)) reached.add(target);
      // Radix catches there what would leave, and sends it back.
      else if (!target.hasAttribute('data-radix-focus-guard')) outside.push(target.outerHTML.slice(0, 120));
    };
    document.addEventListener('focusin', listen);
    return { element, reached, outside, stop: () => document.removeEventListener('focusin', listen) };
  });
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((element) => element === document.activeElement)) break;
  }
  return walk.evaluate(({ element, reached, outside: left, stop }) => {
    stop();
    const controls = [
      ...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(
      (control) =>
        control.tabIndex >= 0 &&
        !control.matches(':disabled, [type=hidden]') &&
        !control.closest('[inert]') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        // Of radios the Tab key visits one.
        !(control instanceof HTMLInputElement && control.type === 'radio' && !control.checked),
    );
    const unreached = controls.filter((control) => !reached.has(control));
    return { missed: unreached.map((control) => control.outerHTML.slice(0, 160)), outside: left };
  });
}
