import type { AdField } from '#contract/ads.ts';
import type { PublicationProblem } from '#contract/publications.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { inEveryLanguage, type Spoken } from '#server/plumbing/spoken.ts';
import type { ApprovedPlan } from './tables.ts';
import { problemNameOf } from './problem-codes.ts';
import { pageOf, pages, type ProblemName, problemWords } from './problem-words.ts';

interface Told {
  mayHaveRun: boolean;
  /** Meta's words, or ours. */
  reason?: string | Spoken<string>;
  title?: string | undefined;
  field?: string | null;
  ad?: number | null;
  reference?: string | null;
}

/** What a deliberate no from Meta means for the person: Meta's own words, ours, and what to do now. */
export function problemOf(
  error: GatewayError,
  { mayHaveRun = false, ads = [] }: { mayHaveRun?: boolean; ads?: ApprovedPlan['ads'] } = {},
): Spoken<PublicationProblem> {
  const { reason, reference = null, adPosition } = error;
  const asked = adPosition === undefined ? undefined : ads[adPosition]?.asked;
  const [field = null] = error.fields.map((path) => fieldFor(path)).filter((found) => found !== null);
  const name = nameOf(error);
  const title = name === 'unknown' ? error.title : undefined;
  const found = field ?? fieldOf(name);
  const ofAd = asked && found === 'ads' ? `ads.${asked.id}.${adPartOf(error.fields)}` : found;
  return tell(name, { mayHaveRun, reason, title, field: ofAd, ad: asked?.n ?? null, reference });
}

/** Said when what Meta holds is not what was approved. */
export function mismatchProblem(found: Spoken<string[]>): Spoken<PublicationProblem> {
  const different = { en: 'Different', nb: 'Forskjellig' };
  const reason = inEveryLanguage((language) => `${different[language]}: ${found[language].join(', ')}.`);
  return tell('mismatch', { mayHaveRun: false, reason });
}

/** Said when the campaign disappeared from Meta between two steps. */
export function deletedMeanwhileProblem(): Spoken<PublicationProblem> {
  return tell('deletedMeanwhile', { mayHaveRun: false });
}

/** Said when a day of trying was not enough. */
export function gaveUpProblem({
  isRemoved,
  mayHaveRun,
}: {
  isRemoved: boolean;
  mayHaveRun: boolean;
}): Spoken<PublicationProblem> {
  return tell(isRemoved ? 'silent' : 'silentAndLeft', { mayHaveRun });
}

/** Said when the Facebook account was unlinked, or its link broke, before anything was made. */
export function unlinkedProblem(): Spoken<PublicationProblem> {
  return tell('unlinked', { mayHaveRun: false });
}

/** Said when a published campaign turns out to be gone from Meta. */
export function goneProblem(): Spoken<PublicationProblem> {
  return tell('goneFromFacebook', { mayHaveRun: false });
}

/** Said when Meta did not let a published campaign be removed: it runs on, if it ran. */
export function notUndoneProblem(error?: GatewayError): Spoken<PublicationProblem> {
  const { reason, reference } = error ?? {};
  return tell('notUndone', { mayHaveRun: true, ...(reason && { reason }), reference: reference ?? null });
}

function tell(
  name: ProblemName,
  { mayHaveRun, reason = '', title, field = null, ad = null, reference = null }: Told,
): Spoken<PublicationProblem> {
  const page = pageOf(name);
  return inEveryLanguage((language) => {
    const { problems, pages: labels } = problemWords[language];
    const { title: ours, cause, nextStep } = problems[name];
    return {
      title: title || ours,
      cause,
      nextStep,
      moneyAtRisk: mayHaveRun,
      reason: typeof reason === 'string' ? reason : reason[language],
      link: page ? { label: labels[page], url: pages[page] } : null,
      field,
      ad,
      reference,
    };
  });
}

/** By code first; by what kind of trouble it is where Meta has more codes than we know. */
function nameOf({ code, subcode, reason, trouble }: GatewayError): ProblemName {
  // Meta has one code for every permission, and names the one it misses in its words only.
  if (trouble === 'forbidden' && reason.includes('pages_manage_ads')) return 'leadPermission';
  const known = code === undefined ? undefined : problemNameOf(code, subcode);
  if (known) return known;
  switch (trouble) {
    case 'unauthorized':
      return 'signedOut';
    case 'forbidden':
      return 'permission';
    case 'blocked':
      return 'blocked';
    case 'not-found':
      return 'accountOrPage';
    case 'rejected':
    case 'rate-limited':
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return 'unknown';
  }
}

const fieldsOfProblems: Partial<Record<ProblemName, string>> = {
  budgetTooLow: 'dailyBudgetMinor',
  budgetMissing: 'dailyBudgetMinor',
  placesOverlap: 'locations',
  placesMissing: 'locations',
  placesRestricted: 'locations',
  targeting: 'locations',
  audienceTooNarrow: 'locations',
  transparency: 'beneficiary',
  political: 'specialAdCategory',
  picture: 'mediaIds',
  pictureUnreadable: 'mediaIds',
  videoUnreadable: 'mediaIds',
  music: 'mediaIds',
  link: 'websiteUrl',
  content: 'ads',
  creative: 'ads',
  leadForm: 'leadFormId',
};

function fieldOf(name: ProblemName): string | null {
  return fieldsOfProblems[name] ?? null;
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
