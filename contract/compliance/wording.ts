import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Shown } from './shown.ts';

export const reword = member
  .route({
    method: 'POST',
    path: '/compliance/wordings',
    summary: 'Have a text said lawfully',
    description:
      'For a `stop`, or an `ask` that nobody has answered with yes, in a text of an ad or a lead form: the writer says it otherwise, and the same rules judge that in its place. Only what they let through is answered, and `null` where nothing was found. Nothing is saved: whoever asked decides whether to use it.',
  })
  .input(
    z.object({
      shown: Shown,
      findingId: z.string().min(1).max(200),
      field: z.string().max(200).meta({ description: 'As the finding names the place.' }),
    }),
  )
  .output(
    z.object({
      text: z.string().nullable(),
      instead: z.string().meta({ description: 'What stands there now.' }),
    }),
  )
  .errors(
    mayRefuse(
      'CAMPAIGN_NOT_FOUND',
      'AD_SET_NOT_FOUND',
      'AD_NOT_FOUND',
      'MEDIA_NOT_FOUND',
      'FINDING_NOT_FOUND',
      'WRITER_UNAVAILABLE',
      'WRITER_BUSY',
      'WRITER_USED_UP',
      'TRIAL_ENDED',
      'TOO_OFTEN',
    ),
  );
