import * as z from 'zod';

import { jsonOrNothing } from '#sandbox/json.ts';

const WebsitePages = z.object({
  industries: z.array(z.string()).catch([]).default([]),
  language: z.string().catch('English').default('English'),
  pages: z.array(
    z.object({
      page: z.number(),
      url: z.string().catch('').default(''),
      lines: z.array(z.string()).catch([]).default([]),
    }),
  ),
});
export type WebsitePages = z.infer<typeof WebsitePages>;

/** One line of a page, and where on it. */
export interface Line {
  page: number;
  url: string;
  text: string;
  /** All lines of its page, and its place among them. */
  beside: string[];
  place: number;
}

/** The pages of a website that a prompt holds; undefined where it holds none. */
export function findPages(prompt: string): WebsitePages | undefined {
  const [, json] = /<website_pages>\s*(\{[\s\S]*\})\s*<\/website_pages>/.exec(prompt) ?? [];
  const read = WebsitePages.safeParse(jsonOrNothing(json ?? ''));
  return read.success ? read.data : undefined;
}

export function linesOf({ pages }: WebsitePages): Line[] {
  return pages.flatMap(({ page, url, lines }) => {
    const beside = lines.map((line) => line.trim());
    return beside.map((text, place) => ({ page, url, text, beside, place }));
  });
}

/** What can stand as proof: a line as it is, unless it is too long to be looked at. */
export function isQuotable({ text }: Line): boolean {
  return text.length > 0 && text.length <= 200;
}
