import type { Pixel } from '#contract/campaigns/facebook-choices.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { askFacebook, getAdAccountAccess } from '../connections/access.ts';

/** "A pixel already exists for this account", from Meta's reference of ad account pixels. */
const alreadyThere = [6200, 6202];

/** The account's pixel: the one it has, or a new one of that name. */
export async function makePixel(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { adAccountId, name }: { adAccountId: string; name: string },
): Promise<Pixel> {
  const { meta } = ctx;
  const { account } = await getAdAccountAccess(ctx, workspaceId, adAccountId);
  const { id: accountId, token } = account;

  async function find(): Promise<Pixel | undefined> {
    const [pixel] = await meta.listPixels(token, accountId);
    return pixel && { ...pixel, lastFiredAt: pixel.lastFiredAt?.toISOString() ?? null };
  }

  async function make(): Promise<Pixel> {
    const known = await find();
    if (known) return known;
    try {
      return { id: await meta.createPixel(token, accountId, name), name, lastFiredAt: null };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const mayBeThere = error.failureKind === 'unknown-outcome' || alreadyThere.includes(error.code ?? 0);
      const found = mayBeThere ? await find() : undefined;
      if (!found) throw error;
      return found;
    }
  }
  return askFacebook(ctx, workspaceId, { token, ask: make });
}
