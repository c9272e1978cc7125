import { z } from 'zod';
import { letters } from '../letters.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { Finding, PackName } from './finding.ts';
import { PictureTold } from './picture.ts';

/** What the rules say of something, and by which of them. */
export const Compliance = z.object({
  findings: z.array(Finding),
  packs: z.array(z.object({ name: PackName, version: z.iso.date(), rules: z.int() })),
});
export type Compliance = z.infer<typeof Compliance>;

const ofCampaign = z.object({ campaignId: z.uuid() });

export const compliance = {
  check: member
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/compliance',
      summary: 'Check a draft against the law and Meta’s rules',
      description:
        'Goes through all that its ads say and show, to whom and where, as the draft is saved. A `stop` cannot be published, an `ask` wants an answer that is kept as evidence. It is a checker with sources, and no lawyer.',
      tags: ['compliance'],
    })
    .input(ofCampaign)
    .output(Compliance)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  answer: member
    .route({
      method: 'PUT',
      path: '/campaigns/{campaignId}/compliance/answers',
      summary: 'Answer what a rule asks',
      description:
        'Kept with the campaign as evidence, with who answered and when; answering again is kept beside it. Only an `ask` can be answered.',
      tags: ['compliance'],
    })
    .input(
      ofCampaign.extend({
        findingId: z.string().min(1).max(200),
        isSo: z.boolean(),
        note: letters(1000).default(''),
      }),
    )
    .output(Compliance)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'FINDING_NOT_FOUND')),
  tellPicture: member
    .route({
      method: 'PUT',
      path: '/campaigns/{campaignId}/compliance/pictures/{mediaId}',
      summary: 'Say what is in a picture',
      description: 'Asked once for each picture of the workspace, whichever campaign shows it.',
      tags: ['compliance'],
    })
    .input(ofCampaign.extend({ mediaId: z.uuid(), told: PictureTold }))
    .output(Compliance)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND', 'MEDIA_NOT_FOUND')),
};
