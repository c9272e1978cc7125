import { html } from 'hono/html';
import sharp from 'sharp';
import { pictureHtml } from './email-picture.ts';
import { asLayout } from './layout-table.ts';

/** Some days as bars, with what stands below each. What the bars are of is said by the legend. */
export interface Chart {
  /** What the picture shows, for whoever does not see it. */
  alt: string;
  legend: string;
  /** From the first to the last; the value is what the bar is drawn by. */
  days: { name: string; value: number; below: string; said: string }[];
}

/** Twice as many as are shown, for screens with two dots to a pixel. */
const size = { width: 920, height: 220 };
/** Of the place a bar has. */
const barShare = 0.56;

/** The bars alone, on nothing, so that they stand on light and on dark: what is written stands in the email. */
export async function drawBars(values: number[]): Promise<Buffer> {
  const most = Math.max(...values, 1);
  const place = size.width / values.length;
  const bars = values.map((value, at) => {
    const height = Math.round((value / most) * (size.height - 8));
    const x = Math.round(place * (at + (1 - barShare) / 2));
    const width = Math.round(place * barShare);
    return `<rect x="${x}" y="${size.height - 4 - height}" width="${width}" height="${height}" rx="6" fill="#3aa6d8"/>`;
  });
  const floor = `<rect y="${size.height - 4}" width="${size.width}" height="2" fill="#8fa6bb"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${bars.join('')}${floor}</svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
}

export function chartHtml({ alt, legend, days }: Chart) {
  const width = `${(100 / days.length).toFixed(2)}%`;
  const cell = 'padding:6px 0 0;font-size:13px;line-height:1.5';
  return html`${pictureHtml({ alt, gap: 0 })}
    <table ${asLayout} style="margin:0 0 8px;table-layout:fixed">
      <tr>
        ${days.map(
          ({ name, below }) =>
            html`<td class="quiet" align="center" width="${width}" style="${cell};color:#52637a">
              ${name}<br /><span class="ink" style="font-size:15px;font-weight:600;color:#0b1a2a"
                >${below}</span
              >
            </td>`,
        )}
      </tr>
    </table>
    <p class="quiet" style="margin:0 0 22px;font-size:13px;line-height:1.6;color:#52637a">${legend}</p>`;
}

/** The same in words, a line a day. */
export function chartText({ days }: Chart): string {
  return days.map(({ name, said }) => `${name}: ${said}`).join('\n');
}
