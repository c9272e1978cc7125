import { html } from 'hono/html';
import { asLayout } from './layout-table.ts';

/** Where a press leads. */
export interface Way {
  label: string;
  url: string;
}

/** A number or an address, which says by itself what a press on it does. */
interface Reach extends Way {
  value: string;
}

/** One of what an email tells of. */
export interface Entry {
  title: string;
  lines: string[];
  /** Names and amounts, one below the other. */
  figures?: [name: string, value: string][];
  /** Whom to call and write to, in one line where there is room; their labels say it where there are no links. */
  ways?: Reach[];
  /** What one tap can say of it. */
  choices?: Way[];
  /** Where it leads. */
  link?: Way | undefined;
}

/** What somebody has called something, in one line of words. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

export function entryText({ title, lines, figures = [], ways = [], choices = [], link }: Entry): string {
  const said = [
    `* ${title}`,
    ...ways.map(({ label }) => label),
    ...lines,
    ...figures.map((figure) => figure.join(': ')),
    ...choices.map(({ label, url }) => `${label}: ${url}`),
  ];
  return [...said, ...(link ? [`${link.label}:`, link.url] : [])].join('\n  ');
}

export function entryHtml({ title, lines, figures = [], ways = [], choices = [], link }: Entry) {
  return html`<table ${asLayout} style="margin:0 0 10px">
    <tr>
      <td class="entry" style="padding:14px 16px;background:#f2f6fa;border-radius:10px">
        <p class="ink" style="margin:0;font-size:16px;line-height:1.5;font-weight:600;color:#0b1a2a">
          ${title}
        </p>
        ${ways.length > 0 && waysHtml(ways)} ${lines.map(lineHtml)}
        ${figures.length > 0 && figuresHtml(figures)} ${choices.length > 0 && choicesHtml(choices)}
        ${link && linkHtml(link)}
      </td>
    </tr>
  </table>`;
}

function waysHtml(ways: Reach[]) {
  return html`<p style="margin:0">
    ${ways.map(
      ({ label, url, value }) =>
        html`<a
          href="${url}"
          class="link"
          aria-label="${label}"
          style="display:inline-block;margin-right:14px;padding:7px 0;color:#0b6b4b;font-size:15px;line-height:22px;font-weight:600"
          >${value}</a
        > `,
    )}
  </p>`;
}

function choicesHtml(choices: Way[]) {
  return html`<p style="margin:8px 0 0">
    ${choices.map(
      ({ label, url }) =>
        html`<a
          href="${url}"
          class="link"
          style="display:inline-block;margin:0 8px 6px 0;padding:8px 14px;border:1px solid #0b6b4b;border-radius:8px;color:#0b6b4b;font-size:15px;line-height:22px;font-weight:600;text-decoration:none"
          >${label}</a
        > `,
    )}
  </p>`;
}

function lineHtml(line: string) {
  return html`<p class="quiet" style="margin:2px 0 0;font-size:15px;line-height:1.6;color:#52637a">
    ${line}
  </p>`;
}

function figuresHtml(figures: [name: string, value: string][]) {
  const cell = 'padding:2px 0;font-size:15px;line-height:1.6';
  return html`<table ${asLayout}>
    ${figures.map(
      ([name, value]) =>
        html`<tr>
          <td class="quiet" style="${cell};color:#52637a">${name}</td>
          <td
            class="ink"
            align="right"
            style="${cell};color:#0b1a2a;font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap"
          >
            ${value}
          </td>
        </tr>`,
    )}
  </table>`;
}

function linkHtml({ label, url }: Way) {
  return html`<p style="margin:8px 0 0;font-size:15px;line-height:1.6">
    <a href="${url}" class="link" style="color:#0b6b4b;font-weight:600">${label}</a>
  </p>`;
}
