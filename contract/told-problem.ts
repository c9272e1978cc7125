import { z } from 'zod';
import { CodeParams } from './code-params.ts';

/** Something that went wrong: a code to go by, what its words name, and the words for whoever asks. */
export const ToldProblem = z.object({ code: z.string(), params: CodeParams, text: z.string() });
export type ToldProblem = z.infer<typeof ToldProblem>;
