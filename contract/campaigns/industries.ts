import { z } from 'zod';
import { member } from '../member.ts';

/** What Meta calls special ad categories; it must be told of them, and limits who such ads may be aimed at. */
export const specialAdCategories = [
  'none',
  'employment',
  'housing',
  'financial',
  'politics',
  'gambling',
] as const;
export const SpecialAdCategory = z.enum(specialAdCategories);
export type SpecialAdCategory = z.infer<typeof SpecialAdCategory>;

/** An industry the writer knows, labelled in the language asked for, and the category its ads usually fall under. */
const industry = {
  name: z.string(),
  label: z.string(),
  specialAdCategory: SpecialAdCategory,
  pageWords: z.array(z.string()).meta({ description: 'Of the kinds of business Facebook pages name.' }),
};
export const Industry = z.object(industry);
export type Industry = z.infer<typeof Industry>;

export const industries = {
  listIndustries: member
    .route({
      method: 'GET',
      path: '/industries',
      summary: 'Industries the writer knows',
      description:
        'Industries the ad writer knows, and the special ad category their ads usually fall under.',
    })
    .output(z.array(Industry)),
};
