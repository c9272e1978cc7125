import { z } from 'zod';
import { CallToAction } from './campaigns/ads.ts';
import { Gender, Objective } from './campaigns/campaign.ts';
import { SpecialAdCategory } from './campaigns/industries.ts';
import { Location } from './campaigns/locations.ts';
import { CheckedBy, Finding } from './compliance/finding.ts';
import { DesignPlacement } from './designs.ts';
import { ChosenBrakes } from './live/brakes.ts';

const ShownAd = z.object({
  id: z.uuid(),
  headline: z.string(),
  primaryText: z.string(),
  description: z.string(),
  callToAction: CallToAction,
  kind: z.enum(['image', 'video']),
  url: z.string().meta({ description: 'Its picture, or the still of its film.' }),
  filmUrl: z.string().nullable(),
  drawn: z.record(DesignPlacement, z.string()).nullable().meta({ description: 'In a design, by shape.' }),
});

/** All that would be published, as whoever is asked sees it. */
export const ApprovalContent = z.object({
  title: z.string(),
  objective: Objective,
  specialAdCategory: SpecialAdCategory,
  dailyBudgetMinor: z.int(),
  currency: z.string(),
  endsOn: z.iso.date().nullable(),
  brakes: ChosenBrakes,
  locations: z.array(Location),
  ageFrom: z.int(),
  ageTo: z.int(),
  gender: Gender,
  page: z.object({ id: z.string(), name: z.string(), instagramId: z.string().nullable() }),
  adAccount: z.object({ id: z.string(), name: z.string(), timezone: z.string() }),
  leadFormId: z.string().nullable(),
  leadFormQuestions: z.array(z.string()).nullable().meta({
    description:
      'What the form asks, of one that was made here. A form at Meta is never changed, so it follows from the id.',
  }),
  goodLeadsDatasetId: z.string().optional().meta({
    description:
      'By which dataset Meta looks for leads that become customers; missing where it looks for as many as it can.',
  }),
  pixelId: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  beneficiary: z.string(),
  payer: z.string(),
  ads: z.array(ShownAd),
  law: z.object({
    packs: CheckedBy,
    findings: z.array(
      Finding.pick({
        id: true,
        level: true,
        text: true,
        quote: true,
        law: true,
        url: true,
        isUnsure: true,
      }).extend({
        isOpen: z.boolean(),
        answer: z.object({ isSo: z.boolean(), note: z.string() }).nullable(),
      }),
    ),
  }),
});
export type ApprovalContent = z.infer<typeof ApprovalContent>;
