import { z } from 'zod';
import { CodeParams } from '../code-params.ts';
import { EvidenceFile } from './evidence.ts';

export const packNames = ['norway', 'eu', 'meta'] as const;
/** Which body of rules one belongs to: Norwegian law, that of the EU, or what Meta lets through. */
export const PackName = z.enum(packNames);
export type PackName = z.infer<typeof PackName>;

/** `stop` cannot be published, `ask` can once somebody has answered for it, `hint` is only said. */
export const RuleLevel = z.enum(['stop', 'ask', 'hint']);
export type RuleLevel = z.infer<typeof RuleLevel>;

/** The packs that something was held against, as they stood then. */
export const CheckedBy = z.array(z.object({ name: PackName, version: z.iso.date(), rules: z.int() }));

/** What somebody has answered. Whoever says no to a question has to change what it is about. */
export const FindingAnswer = z.object({
  isSo: z.boolean(),
  /** From when, from whom, where it is written down: what whoever looks into it later needs. */
  note: z.string(),
  file: EvidenceFile.nullable().default(null),
  by: z.string(),
  at: z.iso.datetime(),
});

/** One thing that a rule has found in what is to be shown to people, wherever it stands. */
export const Finding = z.object({
  id: z.string().meta({ description: 'The same as long as it is about the same words and amounts.' }),
  ruleId: z.string(),
  pack: PackName,
  level: RuleLevel,
  code: z.string(),
  params: CodeParams,
  text: z.string().meta({ description: 'One sentence that says why; of an `ask` with the question.' }),
  quote: z.string().meta({ description: 'The words it is about; empty where it is about a whole field.' }),
  places: z.array(
    z.object({
      field: z.string().meta({
        description:
          'A field of the campaign; of one ad `ads.{its id}.{its part}`, of a picture `mediaIds.{its id}`.',
      }),
      span: z
        .object({ start: z.int(), end: z.int() })
        .nullable()
        .meta({ description: 'Where in the field, in UTF-16 units.' }),
    }),
  ),
  law: z.string().meta({ description: 'The paragraph, as it is cited.' }),
  url: z.url().meta({ description: 'Where it can be read, at whoever wrote it.' }),
  isUnsure: z.boolean().meta({ description: 'What it says could not be read word for word.' }),
  isInUse: z.boolean().meta({ description: 'False where it is only about ads that are not chosen.' }),
  answer: FindingAnswer.nullable(),
});
export type Finding = z.infer<typeof Finding>;

/** True for what is forbidden, and for a question that nobody has answered with yes. */
export function isOpen({ level, isInUse, answer }: Pick<Finding, 'level' | 'isInUse' | 'answer'>): boolean {
  return isInUse && (level === 'stop' || (level === 'ask' && !answer?.isSo));
}
