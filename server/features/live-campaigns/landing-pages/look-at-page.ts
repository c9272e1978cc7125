import type { LandingPage } from '#contract/live/landing-pages.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type DuePage, findPage, noteLook } from './look-queries.ts';
import { judge, troubleOf } from './look-rules.ts';

const restMs = 60_000;

/** Looks at a page, and keeps what was seen with everybody whose ads lead there. */
export async function lookAtPage({ db, websites, now }: AppContext, page: DuePage): Promise<LandingPage> {
  const look = await websites.lookAt(page.address);
  const lookedAt = new Date(now());
  await noteLook(db, {
    address: page.address,
    lookedAt,
    ...look,
    ...judge(look, { known: page, at: lookedAt }),
  });
  return { address: page.address, trouble: troubleOf(look), lookedAt: lookedAt.toISOString() };
}

/** The same as somebody asks for it: of a page of their own, and not more often than once a minute. */
export async function lookAgain(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  address: string,
): Promise<LandingPage> {
  const page = await findPage(ctx.db, workspaceId, address);
  if (!page) throw new Refusal('LANDING_PAGE_NOT_FOUND');
  const { lookedAt } = page;
  if (!lookedAt || lookedAt.getTime() <= ctx.now() - restMs) return lookAtPage(ctx, page);
  return { address, trouble: troubleOf(page), lookedAt: lookedAt.toISOString() };
}
