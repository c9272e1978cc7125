import type { AdLanguage } from '#contract/campaigns/campaign.ts';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listIndustries } from '../../campaigns/industries/industry-queries.ts';
import { openWriting } from '../../campaigns/writing/ask-writer.ts';
import { type BorneOut, heldAgainst } from './held-against-pages.ts';
import type { LinedPage } from './told-lines.ts';

/** A model takes half of it; nobody waits longer for what the pages tell by themselves. */
const writingMs = 18_000;

/**
 * Has a writer put in order what the pages say. Undefined where there is none to be had: then what was read without one
 * is what is known.
 */
export async function askWriter(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { pages, language, until }: { pages: LinedPage[]; language: AdLanguage; until: AbortSignal },
): Promise<BorneOut | undefined> {
  const known = await listIndustries(ctx.db);
  const industries = known.map(({ name }) => name).filter((name) => name !== 'Other');
  const use = await openWriting(ctx, workspaceId).catch(unlessRefused);
  if (!use) return undefined;
  try {
    const signal = AbortSignal.any([until, AbortSignal.timeout(writingMs)]);
    const told = await ctx.writer.readFirm(
      { industries, language, pages },
      { signal, onBilled: use.onBilled },
    );
    return heldAgainst(told, { pages, industries, language });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (!until.aborted) ctx.log.error('the writer could not read a website', error);
    return undefined;
  } finally {
    await use.settle();
  }
}

/** After the trial, or when too much was written. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
