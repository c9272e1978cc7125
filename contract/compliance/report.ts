import { z } from 'zod';
import { CheckedBy, Finding, FindingAnswer, PackName } from './finding.ts';
import { PictureTold } from './picture.ts';

export const judgedActs = ['publication', 'new-ads', 'wording', 'places', 'lead-form'] as const;

/** What the rules looked at, as it was let through. */
export const JudgedContent = z.object({
  texts: z.array(z.object({ field: z.string(), text: z.string() })),
  pictures: z.array(z.object({ field: z.string(), told: PictureTold.nullable() })),
  countryCodes: z.array(z.string()),
  ageFrom: z.int(),
  ageTo: z.int(),
  questions: z.array(z.string()).optional().meta({ description: 'Of a lead form: what it asks.' }),
});
export type JudgedContent = z.infer<typeof JudgedContent>;

/** How many of each a report holds: the newest. */
export const reportLimits = { verdicts: 100, answers: 200 } as const;

/** The same for whoever reads it. */
const LookedAt = JudgedContent.extend({
  texts: z.array(
    z.object({
      field: z.string(),
      label: z.string().meta({ description: 'Which text it is, in words: “Ad 1, headline”.' }),
      text: z.string(),
    }),
  ),
  pictures: z.array(
    z.object({
      field: z.string(),
      text: z.string().meta({ description: 'What was told of it, in words.' }),
    }),
  ),
});
export type LookedAt = z.infer<typeof LookedAt>;

const Judgement = z.object({ packs: CheckedBy, lookedAt: LookedAt, findings: z.array(Finding) });
export type Judgement = z.infer<typeof Judgement>;

const ReportedVerdict = Judgement.extend({
  id: z.uuid(),
  act: z.enum(judgedActs).meta({ description: 'What was let through to Meta.' }),
  by: z.string(),
  keyName: z.string().nullable().meta({ description: 'Of the key it was done with, if it was one.' }),
  at: z.iso.datetime(),
});
export type ReportedVerdict = z.infer<typeof ReportedVerdict>;

const ReportedAnswer = FindingAnswer.extend({
  id: z.uuid(),
  ruleId: z.string(),
  packVersion: z.string(),
  question: z.string().meta({ description: 'As it was asked.' }),
  quote: z.string(),
  isReplaced: z.boolean().meta({ description: 'The same question was answered again later.' }),
});
export type ReportedAnswer = z.infer<typeof ReportedAnswer>;

const ReportedRule = Finding.pick({ law: true, url: true, isUnsure: true }).extend({
  id: z.string(),
  pack: PackName,
  version: z.iso.date().meta({ description: 'Of its pack.' }),
  asks: z
    .array(z.string())
    .meta({ description: 'All it can say; “…” stands where the words or amounts of an ad go.' }),
});
export type ReportedRule = z.infer<typeof ReportedRule>;

/** What was held against the law of one campaign, and what was answered. It is no lawyer’s opinion. */
export const ComplianceReport = z.object({
  subject: z.string(),
  title: z.string().nullable().meta({ description: 'Null where the campaign is gone.' }),
  madeAt: z.iso.datetime(),
  draft: Judgement.nullable().meta({ description: 'How it stands now, of one that is not published.' }),
  verdicts: z.array(ReportedVerdict),
  verdictCount: z.int().meta({ description: 'All there are; the newest hundred are told.' }),
  answers: z.array(ReportedAnswer),
  answerCount: z.int().meta({ description: 'All there are; the newest two hundred are told.' }),
  rules: z
    .array(ReportedRule)
    .meta({ description: 'As they stand now: an older version may have said else.' }),
});
export type ComplianceReport = z.infer<typeof ComplianceReport>;
