import type { Page } from '@playwright/test';

/** Small words no English sentence does without, and no Norwegian one has. */
const telling =
  /\b(the|and|of|your|you|with|this|that|are|was|not|please|from|add|choose|change|save|show|edit|ads|page|campaign|budget|account|picture|day|none|yet)\b/i;

/** What a page still says in English, to eyes or to a screen reader. What somebody wrote themselves should be Norwegian, too. */
export async function leftoverEnglish(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      named.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, ...attributes, ...document.body.innerText.split('\n')];
  });
  const isEnglish = (text: string) => telling.test(text.replaceAll(/https?:\S+|(Meta )?Ads Manager/g, ''));
  return [...new Set(said.filter(isEnglish))];
}
