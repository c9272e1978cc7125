import { z } from 'zod';
import { CallToAction } from './campaigns/ads.ts';
import { CodeParams } from './code-params.ts';
import { RuleLevel } from './compliance/finding.ts';
import { LeadStatus } from './leads/lead.ts';
import { rights, Role } from './people/roles.ts';
import { GapCode } from './campaigns/gap-codes.ts';
import { ToldProblem } from './told-problem.ts';

/** Why exactly, as a code to go by and in words. */
const Because = z.object({ code: z.string(), params: CodeParams, reason: z.string() });

/** Every "no" the server may say on purpose, as a code. Its words stand in the catalogue. */
export const refusals = {
  NOT_SIGNED_IN: { status: 401 },
  /** Of the workspace that was named. */
  NOT_A_MEMBER: { status: 403 },
  NOT_ALLOWED: { status: 403, data: z.object({ right: z.enum(rights), role: Role }) },
  NOT_AN_OPERATOR: { status: 403 },
  /** Or there is an operator by now. */
  SETUP_CODE_WRONG: { status: 403 },
  /** The password was not typed in this session within ten minutes. */
  PROOF_NEEDED: { status: 403 },
  SETTINGS_UNFIT: {
    status: 422,
    data: z.object({ fields: z.array(z.object({ name: z.string(), text: z.string() })) }),
  },
  ACCOUNT_NOT_FOUND: { status: 404 },
  LAST_OPERATOR: { status: 409 },
  NO_BACKUP_FOLDER: { status: 409 },
  OVER_CEILING: { status: 409, data: z.object({ ceilingMinor: z.int(), currency: z.string() }) },
  TOO_MANY_WORKSPACES: { status: 409, data: z.object({ limit: z.int() }) },
  TOO_MANY_MEMBERS: { status: 409, data: z.object({ limit: z.int() }) },
  MEMBER_NOT_FOUND: { status: 404 },
  ALREADY_A_MEMBER: { status: 409 },
  LAST_OWNER: { status: 409, data: z.object({ workspaces: z.array(z.string()) }) },
  ROLE_NOT_YOURS_TO_GIVE: { status: 403 },
  INVITATION_NOT_FOUND: { status: 404 },
  TOO_OFTEN: { status: 429, data: z.object({ minutes: z.int() }) },
  EMAIL_LINK_USED: { status: 410 },
  PASSWORD_WRONG: { status: 403 },
  PASSWORD_MISSING: { status: 409 },
  SECOND_FACTOR_NEEDED: { status: 403 },
  PASSKEY_NOT_FOUND: { status: 404 },
  SESSION_NOT_FOUND: { status: 404 },
  AVATAR_UNUSABLE: {
    status: 422,
    data: z.object({ reason: z.enum(['type', 'too-many-pixels', 'damaged']) }),
  },
  TRIAL_ENDED: { status: 409 },
  CAMPAIGNS_USED_UP: {
    status: 409,
    data: z.object({ limit: z.int(), renewsAt: z.iso.datetime().nullable() }),
  },
  MEDIA_LIMIT: { status: 409, data: z.object({ limit: z.int() }) },
  CONNECTION_MISSING: { status: 409 },
  CONNECTION_BROKEN: { status: 409 },
  AD_ACCOUNT_NOT_CHOSEN: { status: 409 },
  SELECTION_UNKNOWN: { status: 400 },
  FACEBOOK_UNAVAILABLE: { status: 503 },
  FACEBOOK_REFUSED: {
    status: 422,
    data: z.object({
      reason: z.string(),
      reference: z.string().nullable(),
      /** A permission is missing: connecting the account again can give it. */
      needsPermission: z.boolean().optional(),
    }),
  },
  MEDIA_NOT_FOUND: { status: 404 },
  MEDIA_NOT_ENHANCEABLE: { status: 409 },
  TOO_MANY_DRAFTS: { status: 409, data: z.object({ limit: z.int() }) },
  WEBSITE_ADDRESS_UNUSABLE: { status: 422 },
  READING_NOT_FOUND: { status: 404 },
  REGISTER_UNAVAILABLE: { status: 503 },
  CAMPAIGN_NOT_FOUND: { status: 404 },
  CAMPAIGN_CHANGED_ELSEWHERE: { status: 409, data: z.object({ version: z.int() }) },
  CAMPAIGN_NOT_EDITABLE: { status: 409 },
  BUTTON_NOT_POSSIBLE: {
    status: 422,
    data: z.object({ ad: z.int(), callToAction: CallToAction, possible: z.array(CallToAction) }),
  },
  CAMPAIGN_NOT_READY: {
    status: 409,
    data: z.object({
      missing: z.array(
        z.object({ field: z.string(), code: GapCode, params: CodeParams, reason: z.string() }),
      ),
    }),
  },
  CAMPAIGN_IS_NEWER: {
    status: 409,
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
    data: z.object({ dailyBudgetMinor: z.int(), perMonthMinor: z.int(), currency: z.string() }),
  },
  ADS_NOT_READY: {
    status: 409,
    data: z.object({ missing: z.array(ToldProblem.extend({ field: z.string() })) }),
  },
  COMMENT_NOT_FOUND: { status: 404 },
  COMMENT_NOT_YOURS: { status: 403 },
  TOO_MANY_COMMENTS: { status: 409, data: z.object({ limit: z.int() }) },
  APPROVAL_NOT_FOUND: { status: 404 },
  /** What is asked of is not what would be published now. */
  APPROVAL_VOID: { status: 409 },
  APPROVAL_NEEDED: {
    status: 409,
    data: z.object({ why: z.enum(['none', 'void', 'refused', 'changes', 'waiting']) }),
  },
  FINDING_NOT_FOUND: { status: 404 },
  EVIDENCE_UNUSABLE: { status: 422 },
  EVIDENCE_NOT_FOUND: { status: 404 },
  TOO_MUCH_EVIDENCE: { status: 409, data: z.object({ limit: z.int() }) },
  AGAINST_THE_RULES: {
    status: 409,
    data: z.object({
      findings: z.array(
        z.object({
          id: z.string(),
          ruleId: z.string(),
          level: RuleLevel,
          field: z.string(),
          quote: z.string(),
          text: z.string(),
        }),
      ),
    }),
  },
  WRITER_UNAVAILABLE: { status: 503 },
  WRITER_BUSY: { status: 503, data: z.object({ seconds: z.int() }) },
  WRITER_USED_UP: { status: 429, data: z.object({ minutes: z.int() }) },
  ALREADY_PUBLISHED: { status: 409 },
  PUBLICATION_NOT_FOUND: { status: 404 },
  PUBLICATION_NOT_UNDOABLE: { status: 409 },
  SUPPORT_CLOSED: { status: 409, data: z.object({ opensAt: z.iso.datetime() }) },
  SUPPORT_UNAVAILABLE: { status: 503 },
  KEY_NOT_FOUND: { status: 404 },
  TOO_MANY_KEYS: { status: 409, data: z.object({ limit: z.int() }) },
  KEY_UNKNOWN: { status: 401 },
  KEY_IS_READ_ONLY: { status: 403 },
  NOT_WITH_A_KEY: { status: 403 },
  DELETION_NOT_CONFIRMED: { status: 400 },
  WORKSPACE_NAME_WRONG: { status: 400 },
  DELETION_NOT_FOUND: { status: 404 },
  LIVE_CAMPAIGN_NOT_FOUND: { status: 404 },
  LANDING_PAGE_NOT_FOUND: { status: 404 },
  CURSOR_UNKNOWN: { status: 400 },
  AD_SET_NOT_FOUND: { status: 404 },
  AD_NOT_FOUND: { status: 404 },
  TRANSPARENCY_MISSING: { status: 422 },
  AD_NOT_EDITABLE: { status: 409, data: Because },
  BUDGET_TOO_LOW: { status: 422, data: z.object({ minimumMinor: z.int(), currency: z.string() }) },
  BRAKE_OUT_OF_RANGE: {
    status: 422,
    data: z.object({ leastMinor: z.int(), mostMinor: z.int(), currency: z.string() }),
  },
  END_TOO_SOON: { status: 422, data: z.object({ earliest: z.iso.date() }) },
  OVER_GUARDRAIL: {
    status: 409,
    data: z.object({
      per: z.enum(['day', 'month']),
      /** What all of the ad account could cost then, at worst. */
      atWorstMinor: z.int(),
      mostMinor: z.int(),
      currency: z.string(),
    }),
  },
  /** Only to assistants: what was asked for is done once somebody has confirmed exactly this. */
  TO_BE_CONFIRMED: {
    status: 409,
    data: z.object({
      content: z.string().meta({ description: 'The hash of all that would be done.' }),
      kind: z.string(),
      name: z.string(),
      /** What the campaign could cost then, at worst; null where nothing is known of it. */
      cost: z
        .object({
          dailyBudgetMinor: z.int(),
          dayMinor: z.int(),
          restOfMonthMinor: z.int(),
          currency: z.string(),
          endsOn: z.iso.date().nullable(),
        })
        .nullable(),
    }),
  },
  CODE_UNKNOWN: { status: 410 },
  NOT_CONFIRMED: { status: 409 },
  PREPARED_OTHERWISE: { status: 409 },
  SCOPE_MISSING: { status: 403 },
  ASSISTANT_NOT_FOUND: { status: 404 },
  REASON_MISSING: { status: 422 },
  AD_ACCOUNT_NOT_FOUND: { status: 404 },
  BUDGET_NOT_HERE: { status: 409, data: Because },
  CHANGE_IN_PROGRESS: { status: 409 },
  CHANGE_NOT_FOUND: { status: 404 },
  DRIFT_NOT_FOUND: { status: 404 },
  NOT_PUT_BACK: { status: 409, data: Because },
  CHANGE_NOT_UNDOABLE: { status: 409, data: Because },
  PICTURE_ADDRESS_UNUSABLE: { status: 422, data: Because },
  LEAD_CAMPAIGN_NOT_FOUND: { status: 404 },
  LEAD_FORM_MISSING: { status: 409 },
  LEAD_PAGE_MISSING: { status: 409 },
  EXPORTS_RUNNING: { status: 429 },
  LEAD_NOT_FOUND: { status: 404 },
  /** Somebody else sees to it. */
  LEAD_TAKEN: { status: 409, data: z.object({ by: z.string() }) },
  /** Its status was set by somebody else since it was seen; without a name by a program, or by who is gone. */
  LEAD_CHANGED_MEANWHILE: {
    status: 409,
    data: z.object({ by: z.string().nullable(), status: LeadStatus }),
  },
  RECOMMENDATION_NOT_FOUND: { status: 404 },
  WEBHOOK_MISSING: { status: 409 },
  WEBHOOK_ADDRESS_UNUSABLE: { status: 422, data: Because },
  TARGET_NOT_FOUND: { status: 404 },
  TARGET_IS_OFF: { status: 409 },
  TOO_MANY_TARGETS: { status: 409, data: z.object({ limit: z.int() }) },
  FORM_AUDIENCE_EXISTS: { status: 409 },
  FORM_AUDIENCE_NOT_FOUND: { status: 404 },
  DATASET_UNKNOWN: { status: 400 },
  DELIVERY_NOT_FOUND: { status: 404 },
  PUSH_ADDRESS_UNUSABLE: { status: 422, data: Because },
  PUSH_FAILED: { status: 502, data: Because },
  PUSH_BROWSER_NOT_FOUND: { status: 404 },
  SYNC_TOO_SOON: { status: 429, data: z.object({ minutes: z.int() }) },
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
