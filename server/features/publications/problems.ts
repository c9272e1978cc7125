import type { AdField } from '#contract/campaigns/ads.ts';
import type { PublicationProblemCode } from '#contract/publishing/publication-problems.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { problemCodeOf } from './problem-codes.ts';
import type { ApprovedPlan, Difference, StoredProblem } from './tables.ts';

/** What a deliberate no from Meta means for the person: its code, Meta's own words, and where it is put right. */
export function problemOf(
  error: GatewayError,
  { mayHaveRun = false, ads = [], goodLeadsDatasetId }: Partial<ApprovedPlan> & { mayHaveRun?: boolean } = {},
): StoredProblem {
  const { reference = null, adPosition } = error;
  const asked = adPosition === undefined ? undefined : ads[adPosition]?.asked;
  const [field = null] = error.fields.map((path) => fieldFor(path)).filter((found) => found !== null);
  const said = codeOf(error);
  const code = said === 'goal' && goodLeadsDatasetId ? 'good-leads' : said;
  const title = code === 'unknown' ? (error.title ?? null) : null;
  const found = code === 'good-leads' ? fieldOf(code) : (field ?? fieldOf(code));
  const ofAd = asked && found === 'ads' ? `ads.${asked.id}.${adPartOf(error.fields)}` : found;
  return note(code, {
    mayHaveRun,
    ...saidIn(error),
    title,
    field: ofAd,
    ad: asked?.n ?? null,
    reference,
  });
}

/** When what Meta holds is not what was approved. */
export function mismatchProblem(differences: Difference[]): StoredProblem {
  return note('mismatch', { differences });
}

/** When the campaign disappeared from Meta between two steps. */
export function deletedMeanwhileProblem(): StoredProblem {
  return note('deleted-meanwhile');
}

/** When a day of trying was not enough. */
export function gaveUpProblem({
  isRemoved,
  mayHaveRun,
}: {
  isRemoved: boolean;
  mayHaveRun: boolean;
}): StoredProblem {
  return note(isRemoved ? 'silent' : 'silent-and-left', { mayHaveRun });
}

/** When a file that was approved, or the logo on it, is not here any more. */
export function mediaGoneProblem(): StoredProblem {
  return note('media-gone', { field: fieldOf('media-gone') });
}

/** When the Facebook account was unlinked, or its link broke, before anything was made. */
export function unlinkedProblem(): StoredProblem {
  return note('unlinked');
}

/** When a published campaign turns out to be gone from Meta. */
export function goneProblem(): StoredProblem {
  return note('gone-from-facebook');
}

/** When Meta did not let a published campaign be removed: it runs on, if it ran. */
export function notUndoneProblem(error?: GatewayError): StoredProblem {
  const { words: reason = '', reference = null } = error ?? {};
  return note('not-undone', { mayHaveRun: true, reason, reference });
}

function saidIn({ words, reason }: GatewayError): Pick<StoredProblem, 'reason' | 'unsaid'> {
  return words ? { reason: words } : { reason: '', unsaid: reason };
}

function note(
  code: PublicationProblemCode,
  { mayHaveRun = false, ...details }: Partial<StoredProblem> & { mayHaveRun?: boolean } = {},
): StoredProblem {
  const nothingMore = { title: null, reason: '', differences: [], field: null, ad: null, reference: null };
  return { ...nothingMore, ...details, code, moneyAtRisk: mayHaveRun };
}

/** By code first; by what kind of trouble it is where Meta has more codes than we know. */
function codeOf({ service, code, subcode, words, failureKind }: GatewayError): PublicationProblemCode {
  if (service === 'Storage' && failureKind === 'not-found') return 'media-gone';
  // Meta has one code for every permission, and names the one it misses in its words only.
  if (failureKind === 'forbidden' && words?.includes('pages_manage_ads')) return 'lead-permission';
  const known = code === undefined ? undefined : problemCodeOf(code, subcode);
  if (known) return known;
  switch (failureKind) {
    case 'unauthorized':
      return 'signed-out';
    case 'forbidden':
      return 'permission';
    case 'blocked':
      return 'blocked';
    case 'not-found':
      return 'account-or-page';
    case 'rejected':
    case 'rate-limited':
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return 'unknown';
  }
}

const fieldsOfProblems: Partial<Record<PublicationProblemCode, string>> = {
  'budget-too-low': 'dailyBudgetMinor',
  'budget-missing': 'dailyBudgetMinor',
  'places-overlap': 'locations',
  'places-missing': 'locations',
  'places-restricted': 'locations',
  targeting: 'locations',
  'audience-too-narrow': 'locations',
  transparency: 'beneficiary',
  political: 'specialAdCategory',
  picture: 'mediaIds',
  'picture-unreadable': 'mediaIds',
  'media-gone': 'mediaIds',
  'video-unreadable': 'mediaIds',
  music: 'mediaIds',
  link: 'websiteUrl',
  content: 'ads',
  creative: 'ads',
  'lead-form': 'leadFormId',
  'good-leads': 'seeksGoodLeads',
};

function fieldOf(code: PublicationProblemCode): string | null {
  return fieldsOfProblems[code] ?? null;
}

const fields: [RegExp, string][] = [
  [/budget/, 'dailyBudgetMinor'],
  [/geo_locations|location/, 'locations'],
  [/\bage_/, 'ageFrom'],
  [/gender/, 'gender'],
  [/dsa_payor/, 'payer'],
  [/dsa_beneficiary/, 'beneficiary'],
  [/special_ad_categor/, 'specialAdCategory'],
  [/image|picture|video/, 'mediaIds'],
  [/lead_gen_form|leadgen/, 'leadFormId'],
  [/pixel|promoted_object/, 'pixelId'],
  [/\blink$|url/, 'websiteUrl'],
  [/message|title|description|call_to_action|creative/, 'ads'],
];

function fieldFor(path: string): string | null {
  // What kind of ad it is stands before the part that is blamed, and is named like one.
  const part = path.replace(/^.*\b(link|video)_data\b\.?/, '');
  return fields.find(([pattern]) => pattern.test(part || 'creative'))?.[1] ?? null;
}

const adParts: [RegExp, AdField][] = [
  [/call_to_action/, 'callToAction'],
  [/description/, 'description'],
  [/message/, 'primaryText'],
];

function adPartOf(paths: string[]): AdField {
  return adParts.find(([pattern]) => paths.some((path) => pattern.test(path)))?.[1] ?? 'headline';
}
