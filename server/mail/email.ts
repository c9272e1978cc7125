import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { html } from 'hono/html';
import { type Chart, chartHtml, chartText } from './email-chart.ts';
import { entryHtml, entryText, type Entry, type Way } from './email-entry.ts';
import { pictureHtml } from './email-picture.ts';
import { asLayout } from './layout-table.ts';

/** What one email says. */
export interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** What it tells of one by one, each with a few lines about it. */
  entries?: Entry[];
  /** What its button says; only letters that lead somewhere have one. */
  action?: string;
  /** Whether a picture comes with it. */
  hasPicture?: boolean;
  /** Drawn below the paragraphs; comes with it. */
  chart?: Chart | undefined;
  /** How to have no more of its kind. */
  stop?: Way;
  /** Why the reader got this, and what to do if it was not them. */
  note: string;
}

/** Where the picture beside our name lies. */
export const markInEmails = '/icon-180.png';

const font = "font-family:'Schibsted Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif";
const page = `margin:0;padding:0;background:#e9f0f6;${font};-webkit-text-size-adjust:100%`;
const quiet = 'font-size:13px;line-height:1.6;color:#52637a';

/** Dark where the reader's mail program is dark. Colours that must turn carry a class; everything else is inline. */
const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #071019 !important; }
  .card { background: #0d1b29 !important; border-color: #1d3145 !important; }
  .entry { background: #122436 !important; }
  .ink { color: #e8f1f8 !important; }
  .quiet { color: #9fb3c6 !important; border-color: #1d3145 !important; }
  .link { color: #4fe0b0 !important; border-color: #4fe0b0 !important; }
  .button { background: #2fd39a !important; color: #04150f !important; }
}
@media (max-width: 480px) { .card { padding: 28px 24px !important; } }`;

/** An email in our look, as HTML and as the plain text that says the same. */
export async function composeEmail(
  words: Words,
  { language, url }: { language: Language; url?: string | undefined },
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, heading, paragraphs, entries = [], action: label, note, hasPicture, chart, stop } = words;
  const options = { locale: language };
  const signature = m.letter_signature({}, options);
  const ifButtonFails = m.letter_if_button_fails({}, options);
  const action = label && url ? { label, url, ifButtonFails } : undefined;
  const email = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${dark}
        </style>
      </head>
      <body class="page" style="${page}">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0]}</div>
        <table ${asLayout} class="page">
          <tr>
            <td align="center" style="padding:40px 16px">
              <table ${asLayout} style="max-width:540px">
                <tr>
                  <td
                    class="ink"
                    style="padding:0 4px 18px;font-size:19px;font-weight:700;letter-spacing:-0.02em;color:#0b1a2a"
                  >
                    ${url && logoHtml(url)}Adfjord
                  </td>
                </tr>
                <tr>
                  <td
                    style="height:4px;line-height:4px;font-size:0;border-radius:16px 16px 0 0;background:#12a678;background:linear-gradient(90deg,#2fd39a,#3aa6d8 60%,#5b6ee0)"
                  >
                    &nbsp;
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:38px 40px;background:#ffffff;border:1px solid #d5e0ea;border-top:0;border-radius:0 0 16px 16px;word-break:break-word"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 18px;font-size:25px;line-height:1.25;letter-spacing:-0.02em;color:#0b1a2a"
                    >
                      ${heading}
                    </h1>
                    ${hasPicture && pictureHtml()} ${paragraphs.map(paragraphHtml)}
                    ${chart && chartHtml(chart)} ${entries.map(entryHtml)} ${action && actionHtml(action)}
                    <p
                      class="quiet"
                      style="margin:30px 0 0;padding-top:22px;border-top:1px solid #d5e0ea;${quiet}"
                    >
                      ${note} ${stop && stopHtml(stop)}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td class="quiet" style="padding:20px 4px 0;${quiet}">${signature}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const way = action ? [`${action.label}:\n${action.url}`] : [];
  const stopText = stop ? `\n${stop.label}: ${stop.url}` : '';
  const text = [
    heading,
    ...paragraphs,
    ...(chart ? [chartText(chart)] : []),
    ...entries.map(entryText),
    ...way,
    note + stopText,
    `-- \n${signature}`,
  ].join('\n\n');
  return { subject, html: String(await email), text };
}

function stopHtml({ label, url }: Way) {
  return html`<a href="${url}" class="quiet" style="color:#52637a">${label}</a>`;
}

/** From where the email leads to, and from nobody else; the name stands beside it where pictures are not shown. */
function logoHtml(url: string) {
  return html`<img
    src="${new URL(markInEmails, url).href}"
    width="32"
    height="32"
    alt=""
    style="display:inline-block;margin-right:10px;vertical-align:middle;border:0;border-radius:8px"
  />`;
}

function paragraphHtml(paragraph: string) {
  return html`<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#22344a">
    ${paragraph}
  </p>`;
}

function actionHtml({ label, url, ifButtonFails }: { label: string; url: string; ifButtonFails: string }) {
  return html`<p style="margin:28px 0">
      <a
        href="${url}"
        class="button"
        style="display:inline-block;padding:14px 24px;border-radius:10px;background:#0b6b4b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 6px;${quiet}">${ifButtonFails}</p>
    <p style="margin:0;font-size:13px;line-height:1.6;word-break:break-all">
      <a href="${url}" class="link" style="color:#0b6b4b">${url}</a>
    </p>`;
}
