import { z } from 'zod';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';

export const reword = member
  .route({
    method: 'POST',
    path: '/campaigns/{campaignId}/compliance/wordings',
    summary: 'Have a text of an ad said lawfully',
    description:
      'For a `stop`, or an `ask` that nobody has answered with yes, in a text of an ad: the writer says it otherwise, and the same rules judge that in its place. Only what they let through is answered, and `null` where nothing was found. Nothing is saved: whoever asked decides whether to use it.',
    tags: ['compliance'],
  })
  .input(
    z.object({
      campaignId: z.uuid(),
      findingId: z.string().min(1).max(200),
      field: z
        .string()
        .max(200)
        .regex(/^ads\.[^.]+\.(headline|primaryText|description)$/)
        .meta({ description: 'As the finding names the place.' }),
    }),
  )
  .output(
    z.object({
      text: z.string().nullable(),
      instead: z.string().meta({ description: 'What the draft says there, as it is saved.' }),
    }),
  )
  .errors(
    mayRefuse(
      'CAMPAIGN_NOT_FOUND',
      'FINDING_NOT_FOUND',
      'WRITER_UNAVAILABLE',
      'WRITER_BUSY',
      'WRITER_USED_UP',
      'TRIAL_ENDED',
      'TOO_OFTEN',
    ),
  );
