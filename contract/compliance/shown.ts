import { z } from 'zod';
import { AdLanguage } from '../campaigns/campaign.ts';
import { PrefilledQuestion } from '../campaigns/facebook-choices.ts';
import { Location } from '../campaigns/locations.ts';
import { DesignName } from '../designs.ts';
import { letters } from '../letters.ts';

const metaId = z.string().min(1).max(50);
// While somebody types, anything may be missing still.
const words = {
  headline: letters(1000),
  primaryText: letters(2000),
  description: letters(1000),
};

/** What is to be shown to people: a draft as it is saved, or a change that somebody is about to make. */
export const Shown = z.discriminatedUnion('what', [
  z.object({ what: z.literal('draft'), campaignId: z.uuid() }),
  z.object({
    what: z.literal('new-ads'),
    facebookAdSetId: metaId,
    ads: z
      .array(z.object({ ...words, mediaId: z.uuid().nullable(), design: DesignName.optional() }))
      .min(1)
      .max(5),
  }),
  z.object({ what: z.literal('wording'), facebookAdId: metaId, ...words }),
  z.object({ what: z.literal('places'), facebookAdSetId: metaId, locations: z.array(Location).max(25) }),
  z.object({
    what: z.literal('lead-form'),
    form: z.object({
      pageId: z.string().max(50),
      language: AdLanguage,
      intro: z.object({ headline: letters(200), text: letters(1000) }).nullable(),
      questions: z.array(PrefilledQuestion),
      ownQuestions: z.array(letters(200)).max(3),
      privacyPolicyUrl: z.string().max(1000),
      thankYou: z.object({ title: letters(200), text: letters(500), button: letters(100) }),
    }),
  }),
]);
export type Shown = z.infer<typeof Shown>;
/** What is changed at Meta in a campaign that runs. */
export type ShownChange = Extract<Shown, { what: 'new-ads' | 'wording' | 'places' }>;
export type ShownForm = Extract<Shown, { what: 'lead-form' }>['form'];
