import { z } from 'zod';

export const LeadForm = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'paused', 'archived', 'draft']),
  createdAt: z.iso.datetime().nullable(),
});
export type LeadForm = z.infer<typeof LeadForm>;

/** Questions Facebook fills in from a person's profile. */
export const prefilledQuestions = [
  'FULL_NAME',
  'EMAIL',
  'PHONE',
  'CITY',
  'POST_CODE',
  'COMPANY_NAME',
  'JOB_TITLE',
] as const;
export const PrefilledQuestion = z.enum(prefilledQuestions);
export type PrefilledQuestion = z.infer<typeof PrefilledQuestion>;

const line = (most: number) => z.string().trim().min(1).max(most);

/** A form to be made. Lengths are the ones Meta shows in full. */
export const NewLeadForm = z.object({
  pageId: z.string().max(50),
  name: line(100),
  /** What Facebook's own parts of the form are written in. */
  language: z.enum(['English', 'Norwegian']),
  intro: z.object({ headline: line(60), text: z.string().trim().max(500) }).nullable(),
  questions: z.array(PrefilledQuestion).min(1),
  ownQuestions: z.array(line(80)).max(3),
  privacyPolicyUrl: z.url({ protocol: /^https?$/ }).max(1000),
  thankYou: z.object({
    title: line(60),
    text: line(200),
    button: line(30),
    websiteUrl: z.url({ protocol: /^https?$/ }).max(1000),
  }),
});
export type NewLeadForm = z.infer<typeof NewLeadForm>;

export const Pixel = z.object({ id: z.string(), name: z.string(), lastFiredAt: z.iso.datetime().nullable() });
export type Pixel = z.infer<typeof Pixel>;
