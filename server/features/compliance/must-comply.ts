import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { JudgedContent, judgedActs } from '#contract/compliance/report.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WholeCampaign } from '../campaigns/queries.ts';
import { checkJudged } from './check-judged.ts';
import type { Judged } from './judged.ts';
import { insertVerdict } from './queries.ts';
import type { Content } from './rule.ts';
import { readDraft } from './shown-draft.ts';

type Publisher = Pick<Person, 'id' | 'workspaceId' | 'language' | 'keyName'>;

/** Refuses a draft that a rule forbids or asks about in vain, and keeps what was looked at of one that goes out. */
export async function mustComply(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  person: Publisher,
  campaign: WholeCampaign,
): Promise<void> {
  const judged = await readDraft(db, person.workspaceId, { campaign, now: now() });
  await mustBeLawful({ db, now }, person, { judged, act: 'publication' });
}

/** The same of whatever else goes out. Answers the id of what is kept. */
export async function mustBeLawful(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  person: Publisher,
  { judged, act }: { judged: Judged; act: (typeof judgedActs)[number] },
): Promise<string> {
  // Ads that are not chosen go nowhere.
  const { spare: _spare, ...shown } = judged;
  const { findings, packs: by } = await checkJudged(db, person, shown);
  const open = findings.filter(isOpen);
  if (open.length > 0) throw new Refusal('AGAINST_THE_RULES', { findings: open.map(refused) });
  return insertVerdict(db, person.workspaceId, {
    subject: judged.subject,
    act,
    packs: by,
    shown: toKeep(judged.content),
    findings,
    personId: person.id,
    keyName: person.keyName ?? null,
    judgedAt: new Date(now()),
  });
}

/** What of it tells later what was looked at. */
export function toKeep({ texts, pictures, countryCodes, ageFrom, ageTo, form }: Content): JudgedContent {
  return {
    texts: texts.map(({ field, text }) => ({ field, text })),
    pictures: pictures.map(({ field, told }) => ({ field, told })),
    countryCodes: [...countryCodes],
    ageFrom,
    ageTo,
    ...(form && { questions: [...form.questions] }),
  };
}

function refused({ id, ruleId, level, quote, text, places }: Finding) {
  return { id, ruleId, level, field: places[0]!.field, quote, text };
}
