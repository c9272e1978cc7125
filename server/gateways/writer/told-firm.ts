import { z } from 'zod';

/** Pages of a website, as the writer is handed them. */
export interface FirmPages {
  /** From which one is chosen. */
  industries: string[];
  language: 'English' | 'Norwegian';
  /** The first is the front page; each with what stands on it, line by line. */
  pages: { url: string; lines: string[] }[];
}

/** On which page, counted from one, and in which words of it. */
const place = { page: z.int(), quote: z.string() };

/** What a writer says the pages tell of a firm. Nobody has looked at it yet. */
export type ToldFirm = z.infer<typeof ToldFirm>;
export const ToldFirm = z.object({
  offers: z.array(z.object({ name: z.string(), description: z.string(), ...place })),
  sellingPoints: z.array(z.object({ text: z.string(), ...place })),
  industry: z.object({ name: z.string(), ...place }).nullable(),
  about: z.object({ text: z.string(), ...place }).nullable(),
  tone: z.object({ words: z.string(), ...place }).nullable(),
});
