import type { Browser } from '@playwright/test';
import { middleOf } from '../measure.ts';
import { note } from '../pace.ts';

const rows = 120;
const goes = 5;

/** Has a page like a table styled and drawn anew a few times, so many times slower, to know how quick this browser is right now. */
export async function noteBrowserPace(browser: Browser, slowness: number): Promise<void> {
  const page = await browser.newPage();
  try {
    const throttle = await page.context().newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const cell = '<td><div class="cell"><span>1,250</span><b>NOK</b></div></td>';
    await page.setContent(
      `<style>.cell { display: flex; gap: 4px } .other .cell { padding: 1px; color: teal }</style>
      <table>${`<tr>${cell.repeat(5)}</tr>`.repeat(rows)}</table>`,
    );
    const took = await page.evaluate(async (times) => {
      const ms: number[] = [];
      while (ms.length < times) {
        const startedAt = performance.now();
        document.body.classList.toggle('other');
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        ms.push(performance.now() - startedAt);
      }
      return ms;
    }, goes);
    note('browser', middleOf(took));
  } finally {
    await page.close();
  }
}
