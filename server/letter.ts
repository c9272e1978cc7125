import { html } from 'hono/html';

interface LetterContent {
  heading: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** Why the reader got this, and what to do if it was not them. */
  note: string;
}

const page =
  'margin:0;padding:32px 16px;background:#eef3f8;font-family:Helvetica,Arial,sans-serif;color:#16233a';
const card =
  'max-width:520px;margin:0 auto;padding:36px;background:#ffffff;border-radius:16px;border:1px solid #d8e1ec';
const button =
  'display:inline-block;padding:13px 22px;border-radius:10px;background:#0b6b4b;color:#ffffff;font-weight:600;text-decoration:none';
const quiet = 'color:#52637a;font-size:13px;line-height:1.55';

/** A letter in our look, as HTML and as the plain text that says the same. */
export async function composeLetter(content: LetterContent): Promise<{ html: string; text: string }> {
  const { heading, paragraphs, action, note } = content;
  const letter = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading}</title>
      </head>
      <body style="${page}">
        <div style="${card}">
          <p style="margin:0 0 28px;font-weight:700;letter-spacing:-0.01em;color:#0b6b4b">Adfjord</p>
          <h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${heading}</h1>
          ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;line-height:1.6">${paragraph}</p>`)}
          <p style="margin:28px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>
          <p style="margin:0 0 8px;${quiet}">If the button does not work, open this address:</p>
          <p style="margin:0 0 24px;${quiet};word-break:break-all">
            <a href="${action.url}" style="color:#0b6b4b">${action.url}</a>
          </p>
          <p style="margin:0;padding-top:20px;border-top:1px solid #d8e1ec;${quiet}">${note}</p>
        </div>
      </body>
    </html>`;
  const text = [heading, ...paragraphs, `${action.label}: ${action.url}`, note, 'Adfjord'].join('\n\n');
  return { html: String(await letter), text };
}
