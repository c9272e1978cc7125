import type { Compliance } from '#contract/compliance/compliance.ts';
import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WholeCampaign } from '../campaigns/queries.ts';
import { checkJudged, type Reader } from './check-judged.ts';
import { readShown } from './read-shown.ts';
import { readDraft } from './shown-draft.ts';

/** What the rules say of what is to be shown, with what was answered. */
export async function checkShown(
  ctx: Pick<AppContext, 'db' | 'now' | 'readChange'>,
  reader: Reader,
  shown: Shown,
): Promise<Compliance> {
  return checkJudged(ctx.db, reader, await readShown(ctx, reader.workspaceId, shown));
}

/** The same of a draft, of what would go out. */
export async function checkDraft(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  reader: Reader,
  campaign: WholeCampaign,
): Promise<Compliance> {
  const { spare: _spare, ...shown } = await readDraft(db, reader.workspaceId, { campaign, now: now() });
  return checkJudged(db, reader, shown);
}

/** What is forbidden in a draft, and what is asked and not answered with yes. */
export async function listOpenFindings(
  ctx: Pick<AppContext, 'db' | 'now'>,
  reader: Reader,
  campaign: WholeCampaign,
): Promise<Finding[]> {
  return (await checkDraft(ctx, reader, campaign)).findings.filter(isOpen);
}
