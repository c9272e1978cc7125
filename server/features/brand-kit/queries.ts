import type { BrandKitFields, BrandKitSources } from '#contract/brand-kit.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eq, inArray } from 'drizzle-orm';
import { brandKits } from './tables.ts';

export type KeptBrandKit = BrandKitFields & { sources: BrandKitSources };

const empty = {
  logoMediaId: null,
  colours: [],
  tone: '',
  wordsToUse: [],
  wordsToAvoid: [],
  sources: {},
} satisfies KeptBrandKit;

/** Empty where nobody has said anything. */
export async function getBrandKit(db: Database, workspaceId: WorkspaceId): Promise<KeptBrandKit> {
  const [row] = await db.select().from(brandKits).where(eq(brandKits.workspaceId, workspaceId));
  return row ?? empty;
}

/** The same, held until the transaction ends. */
export async function holdBrandKit(tx: Database, workspaceId: WorkspaceId): Promise<KeptBrandKit> {
  await tx.insert(brandKits).values({ workspaceId }).onConflictDoNothing();
  const [row] = await tx.select().from(brandKits).where(eq(brandKits.workspaceId, workspaceId)).for('update');
  return row ?? empty;
}

export async function saveBrandKit(
  tx: Database,
  workspaceId: WorkspaceId,
  { logoMediaId, colours, tone, wordsToUse, wordsToAvoid, sources }: KeptBrandKit,
): Promise<void> {
  await tx
    .update(brandKits)
    .set({ logoMediaId, colours, tone, wordsToUse, wordsToAvoid, sources })
    .where(eq(brandKits.workspaceId, workspaceId));
}

/** Which of these pictures are a logo, whoever's. */
export async function listLogoIds(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: brandKits.logoMediaId })
    .from(brandKits)
    .where(inArray(brandKits.logoMediaId, ids));
  return rows.flatMap(({ id }) => id ?? []);
}
