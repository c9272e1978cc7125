import { z } from 'zod';
import { CallToAction } from './ads.ts';

/** Every "no" the server may say on purpose, in words the person can act on. */
export const refusals = {
  NOT_SIGNED_IN: { status: 401, message: 'Please sign in to continue.' },
  TOO_OFTEN: {
    status: 429,
    message: 'That was asked for too often. Please wait a little and try again.',
    data: z.object({ minutes: z.int() }),
  },
  EMAIL_LINK_USED: {
    status: 410,
    message: 'This link has been used or has run out. Ask for the change again on your profile page.',
  },
  PASSWORD_WRONG: { status: 403, message: 'This is not your password.' },
  PASSWORD_MISSING: {
    status: 409,
    message: 'Your account has no password yet. Sign out, choose one with Forgot password, and come back.',
  },
  AVATAR_UNUSABLE: {
    status: 422,
    message: 'This picture cannot be used.',
    data: z.object({ reason: z.string() }),
  },
  TRIAL_ENDED: {
    status: 409,
    message: 'Your free trial has ended. Choose a plan to publish more campaigns. Running ones keep running.',
  },
  CAMPAIGNS_USED_UP: {
    status: 409,
    message: 'All campaigns of your plan are used.',
    data: z.object({ limit: z.int(), renewsAt: z.iso.datetime().nullable() }),
  },
  MEDIA_LIMIT: {
    status: 409,
    message: 'Your plan does not hold that many pictures in one campaign.',
    data: z.object({ limit: z.int() }),
  },
  CONNECTION_MISSING: { status: 409, message: 'Please connect your Facebook account first.' },
  CONNECTION_BROKEN: {
    status: 409,
    message: 'Facebook asked you to sign in again. Please reconnect your Facebook account.',
  },
  SELECTION_UNKNOWN: {
    status: 400,
    message:
      'That ad account or page is not among the ones your Facebook account lets you use. Refresh the list.',
  },
  FACEBOOK_UNAVAILABLE: {
    status: 503,
    message: 'Facebook does not answer right now. Nothing was changed. Please try again in a few minutes.',
  },
  FACEBOOK_REFUSED: {
    status: 422,
    message: 'Facebook said no.',
    data: z.object({
      reason: z.string(),
      reference: z.string().nullable(),
      /** A permission is missing: connecting the account again can give it. */
      needsPermission: z.boolean().optional(),
    }),
  },
  MEDIA_NOT_FOUND: { status: 404, message: 'We could not find that picture.' },
  MEDIA_NOT_ENHANCEABLE: { status: 409, message: 'Only pictures can be enhanced.' },
  TOO_MANY_DRAFTS: {
    status: 409,
    message: 'Your plan holds no more drafts. Delete one that is no longer needed, and this one is saved.',
    data: z.object({ limit: z.int() }),
  },
  CAMPAIGN_NOT_FOUND: { status: 404, message: 'We could not find that campaign.' },
  CAMPAIGN_CHANGED_ELSEWHERE: {
    status: 409,
    message: 'This campaign was changed in another window. Reload it to see the newest version.',
    data: z.object({ version: z.int() }),
  },
  CAMPAIGN_NOT_EDITABLE: {
    status: 409,
    message: 'This campaign is being published or already published, so the draft can no longer be changed.',
  },
  BUTTON_NOT_POSSIBLE: {
    status: 422,
    message:
      'Meta does not take this button on an ad of a campaign with this objective. Choose one of the possible ones.',
    data: z.object({ ad: z.int(), callToAction: CallToAction, possible: z.array(CallToAction) }),
  },
  CAMPAIGN_NOT_READY: {
    status: 409,
    message: 'A few things are missing before this can be published.',
    data: z.object({ missing: z.array(z.object({ field: z.string(), reason: z.string() })) }),
  },
  CAMPAIGN_IS_NEWER: {
    status: 409,
    message: 'This campaign was changed after you last saw it. Look at the newest version, then publish.',
    data: z.object({
      version: z.int(),
      changedAt: z.iso.datetime(),
      /** The fields that are not as they were handed in. */
      fields: z.array(z.string()),
      /** The ads among them that are not. */
      ads: z.array(
        z.object({ id: z.string(), headline: z.string(), change: z.enum(['changed', 'added', 'removed']) }),
      ),
    }),
  },
  BUDGET_UNCONFIRMED: {
    status: 409,
    message:
      'This is an unusually high daily budget. Confirm it by handing the same amount in as `confirmedDailyBudgetMinor`.',
    data: z.object({ dailyBudgetMinor: z.int(), perMonthMinor: z.int(), currency: z.string() }),
  },
  ADS_NOT_READY: {
    status: 409,
    message: 'Ads can be written once the business, the offer and at least one picture or video are there.',
    data: z.object({ missing: z.array(z.string()) }),
  },
  WRITER_UNAVAILABLE: {
    status: 503,
    message: 'The ad writer does not answer right now. Nothing was lost. Please try again in a minute.',
  },
  WRITER_BUSY: {
    status: 503,
    message: 'Many people are having ads written right now. Nothing was lost.',
    data: z.object({ seconds: z.int() }),
  },
  WRITER_USED_UP: {
    status: 429,
    message:
      'Everything that can be written in a day has been written. Nothing was lost. Please try again tomorrow.',
  },
  ALREADY_PUBLISHED: { status: 409, message: 'This campaign is already published.' },
  PUBLICATION_NOT_FOUND: { status: 404, message: 'We could not find that publication.' },
  PUBLICATION_NOT_UNDOABLE: {
    status: 409,
    message: 'Only the newest publication of a campaign can be undone, and only once it has ended well.',
  },
  SUPPORT_CLOSED: {
    status: 409,
    message: 'Nobody is there to talk to right now. Write to us, or come back when support opens.',
    data: z.object({ opensAt: z.iso.datetime() }),
  },
  SUPPORT_UNAVAILABLE: {
    status: 503,
    message: 'Live support cannot be reached right now. Please try again later.',
  },
  KEY_NOT_FOUND: { status: 404, message: 'We could not find that key.' },
  TOO_MANY_KEYS: {
    status: 409,
    message: 'This workspace has all the keys it can have. Revoke one that is no longer used.',
    data: z.object({ limit: z.int() }),
  },
  KEY_UNKNOWN: {
    status: 401,
    message:
      'We do not know this key: it was revoked, or was never one of ours. Make a new one on your profile page in Adfjord.',
  },
  KEY_IS_READ_ONLY: {
    status: 403,
    message: 'This key may only read. Make one that may write on your profile page in Adfjord.',
  },
  NOT_WITH_A_KEY: {
    status: 403,
    message: 'This needs somebody who is signed in; a key is not enough. Do it in Adfjord with your browser.',
  },
  DELETION_NOT_CONFIRMED: {
    status: 400,
    message: "Please type 'DELETE' to confirm account deletion.",
  },
  DELETION_NOT_FOUND: { status: 404, message: 'We know of no deletion with this code.' },
  LIVE_CAMPAIGN_NOT_FOUND: {
    status: 404,
    message: 'We could not find that campaign among the ones read from Facebook.',
  },
  AD_SET_NOT_FOUND: { status: 404, message: 'We could not find that ad set.' },
  AD_NOT_FOUND: { status: 404, message: 'We could not find that ad.' },
  TRANSPARENCY_MISSING: {
    status: 422,
    message: 'Ads shown in the EU must say who is promoted and who pays. Please fill in both.',
  },
  AD_NOT_EDITABLE: {
    status: 409,
    message: 'This ad cannot be changed here. Open it in Meta Ads Manager.',
    data: z.object({ reason: z.string() }),
  },
  BUDGET_TOO_LOW: {
    status: 422,
    message: 'That is less than the ad account allows for a day.',
    data: z.object({ minimumMinor: z.int(), currency: z.string() }),
  },
  BUDGET_NOT_HERE: {
    status: 409,
    message: 'The budget of this campaign can only be changed in Meta Ads Manager.',
    data: z.object({ reason: z.string() }),
  },
  CHANGE_IN_PROGRESS: {
    status: 409,
    message: 'This is being changed right now. Please wait a moment and try again.',
  },
  CHANGE_NOT_FOUND: { status: 404, message: 'We could not find that change.' },
  CHANGE_NOT_UNDOABLE: {
    status: 409,
    message: 'This change can no longer be taken back.',
    data: z.object({ reason: z.string() }),
  },
  PICTURE_ADDRESS_UNUSABLE: {
    status: 422,
    message: 'The picture at this address cannot be used.',
    data: z.object({ reason: z.string() }),
  },
  LEAD_CAMPAIGN_NOT_FOUND: {
    status: 404,
    message: "Campaign not found or you don't have access to it.",
  },
  LEAD_FORM_MISSING: { status: 409, message: "This campaign doesn't have a lead form configured." },
  LEAD_PAGE_MISSING: { status: 409, message: "This campaign doesn't have a Facebook page configured." },
  EXPORTS_RUNNING: {
    status: 429,
    message: 'Two files are being downloaded already. Please wait until one of them is done.',
  },
  LEAD_NOT_FOUND: { status: 404, message: 'We could not find that lead.' },
  WEBHOOK_MISSING: { status: 409, message: 'Please enter the address of your system first.' },
  WEBHOOK_ADDRESS_UNUSABLE: {
    status: 422,
    message: 'Leads cannot be delivered to this address.',
    data: z.object({ reason: z.string() }),
  },
  DELIVERY_NOT_FOUND: { status: 404, message: 'We could not find that delivery.' },
  SYNC_TOO_SOON: {
    status: 429,
    message: 'Please wait a little before the next manual sync.',
    data: z.object({ minutes: z.int() }),
  },
} as const;

export type RefusalCode = keyof typeof refusals;

/** Picks the refusals one procedure may answer with. */
export function mayRefuse<Code extends RefusalCode>(...codes: Code[]) {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Code>;
}

export type RefusalData<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  data: infer Data extends z.ZodType;
}
  ? z.input<Data>
  : undefined;
