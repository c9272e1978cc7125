import { oc } from '@orpc/contract';
import { z } from 'zod';
import { letters } from '../letters.ts';
import { member } from '../member.ts';
import { mayRefuse } from '../refusals.ts';
import { EvidenceFile, evidenceRules } from './evidence.ts';
import { CheckedBy, Finding } from './finding.ts';
import { PictureTold } from './picture.ts';
import { ComplianceReport } from './report.ts';
import { Shown } from './shown.ts';
import { reword } from './wording.ts';
import { asTools } from '../tools.ts';

/** What the rules say of something, and by which of them. */
export const Compliance = z.object({ findings: z.array(Finding), packs: CheckedBy });
export type Compliance = z.infer<typeof Compliance>;

const ofShown = z.object({ shown: Shown });
const notFound = mayRefuse('CAMPAIGN_NOT_FOUND', 'AD_SET_NOT_FOUND', 'AD_NOT_FOUND', 'MEDIA_NOT_FOUND');

export const compliance = oc.tag('compliance').router({
  check: member
    .route({
      method: 'POST',
      path: '/functions/check-compliance',
      summary: 'Check ads or a lead form against the law and Meta’s rules',
      description:
        'Goes through all that is said and shown, to whom and where: of a draft as it is saved, or of a change before it is made. A `stop` cannot be published, an `ask` wants an answer first, which is kept as evidence. It is a checker with sources, and no lawyer.',
    })
    .meta(asTools({ name: 'check_law', scope: 'ads:read' }))
    .input(ofShown)
    .output(Compliance)
    .errors(notFound),
  answer: member
    .route({
      method: 'PUT',
      path: '/compliance/answers',
      summary: 'Answer what a rule asks',
      description:
        'Kept with the campaign as evidence, with who answered and when; answering again is kept beside it. Only an `ask` can be answered.',
    })
    .input(
      ofShown.extend({
        findingId: z.string().min(1).max(200),
        isSo: z.boolean(),
        note: letters(1000).default(''),
        fileId: z.uuid().nullable().default(null).meta({ description: 'Of a file that was added before.' }),
      }),
    )
    .output(Compliance)
    .errors({ ...notFound, ...mayRefuse('FINDING_NOT_FOUND', 'EVIDENCE_NOT_FOUND') }),
  addFile: member
    .route({
      method: 'POST',
      path: '/compliance/files',
      summary: 'Add a file for an answer',
      description:
        'PDF, JPG or PNG, up to 10 MB, kept as it is. Name it in an answer within a day, or it is removed. Only members of the workspace can download it.',
    })
    .input(z.object({ file: z.file().max(evidenceRules.maxBytes) }))
    .output(EvidenceFile)
    .errors(mayRefuse('EVIDENCE_UNUSABLE', 'TOO_MUCH_EVIDENCE', 'TOO_OFTEN')),
  report: member
    .route({
      method: 'GET',
      path: '/compliance/reports/{subject}',
      summary: 'Report what was held against the law',
      description:
        'Of a campaign: each time something was let through to Meta, with what was looked at, found, asked and answered, by which version of the rules and by whom; all answers, the replaced ones too; of a draft how it stands now. As a PDF it is at `/exports/compliance/{subject}.pdf`. It is made by a checker with sources, and no lawyer.',
    })
    .input(
      z.object({
        subject: z
          .string()
          .regex(/^[\w-]{1,50}$/)
          .meta({ description: 'The id of a campaign here, or Meta’s of one made in Ads Manager.' }),
      }),
    )
    .output(ComplianceReport)
    .errors(mayRefuse('CAMPAIGN_NOT_FOUND')),
  tellPicture: member
    .route({
      method: 'PUT',
      path: '/compliance/pictures/{mediaId}',
      summary: 'Say what is in a picture',
      description: 'Asked once for each picture of the workspace, whichever campaign shows it.',
    })
    .input(z.object({ mediaId: z.uuid(), told: PictureTold }))
    .output(PictureTold)
    .errors(mayRefuse('MEDIA_NOT_FOUND')),
  reword,
});
