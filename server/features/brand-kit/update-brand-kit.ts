import type { BrandKit, BrandKitFields, BrandKitSources } from '#contract/brand-kit.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getMedia } from '../media/queries.ts';
import { presentMedia } from '../media/present-media.ts';
import { getBrandKit, holdBrandKit, type KeptBrandKit, saveBrandKit } from './queries.ts';

type Changes = { [Field in keyof BrandKitFields]?: BrandKitFields[Field] | undefined };
type Found = { fields: Changes; sources: BrandKitSources };
type Place = Pick<AppContext, 'db'>;

/** Changes what is given. What a person says themselves no longer has a source. */
export function updateBrandKit(ctx: Place, workspaceId: WorkspaceId, changes: Changes): Promise<BrandKit> {
  return change(ctx, workspaceId, () => ({ fields: changes, sources: {} }));
}

/** Fills in what is empty, with where it was found, and leaves what somebody has said. */
export function fillBrandKit(ctx: Place, workspaceId: WorkspaceId, found: Found): Promise<BrandKit> {
  return change(ctx, workspaceId, (kit) => ({
    fields: Object.fromEntries(Object.entries(found.fields).filter(([field]) => isEmpty(kit, field))),
    sources: found.sources,
  }));
}

export async function presentBrandKit({ db }: Place, workspaceId: WorkspaceId): Promise<BrandKit> {
  const kit = await getBrandKit(db, workspaceId);
  const logo = kit.logoMediaId ? await getMedia(db, workspaceId, kit.logoMediaId) : undefined;
  return { ...kit, logoUrl: logo ? presentMedia(logo).url : null };
}

async function change(
  ctx: Place,
  workspaceId: WorkspaceId,
  decide: (kit: KeptBrandKit) => Found,
): Promise<BrandKit> {
  await ctx.db.transaction(async (tx) => {
    const kit = await holdBrandKit(tx, workspaceId);
    const { fields, sources } = decide(kit);
    if (fields.logoMediaId) {
      const { kind } = await getMedia(tx, workspaceId, fields.logoMediaId);
      if (kind !== 'image') throw new Refusal('MEDIA_NOT_FOUND');
    }
    const changed = new Set(
      Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : field)),
    );
    const kept = Object.entries(kit.sources).filter(([field]) => !changed.has(field));
    const fresh = Object.entries(sources).filter(([field]) => changed.has(field));
    const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    await saveBrandKit(tx, workspaceId, { ...kit, ...set, sources: Object.fromEntries([...kept, ...fresh]) });
  });
  return presentBrandKit(ctx, workspaceId);
}

function isEmpty(kit: KeptBrandKit, field: string): boolean {
  const value = kit[field as keyof BrandKitFields];
  return value === null || value.length === 0;
}
