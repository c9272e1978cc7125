import type { Industry } from '#contract/campaigns/industries.ts';
import type { Database } from '#server/platform/database/database.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { industries as knownIndustries } from './industries.ts';
import { industries } from '../tables.ts';

/** Brings the table in line with what we know of industries. One an operator has switched off stays off. */
export async function ensureIndustries(db: Database): Promise<void> {
  await db
    .insert(industries)
    .values(knownIndustries)
    .onConflictDoUpdate({
      target: industries.name,
      set: {
        guidance: sql`excluded.guidance`,
        specialAdCategory: sql`excluded.special_ad_category`,
      },
      setWhere: sql`(${industries.guidance}, ${industries.specialAdCategory})
        is distinct from (excluded.guidance, excluded.special_ad_category)`,
    });
}

/** The industries a person can choose. */
export function listIndustries(db: Database): Promise<Omit<Industry, 'label' | 'pageWords'>[]> {
  return db
    .select({ name: industries.name, specialAdCategory: industries.specialAdCategory })
    .from(industries)
    .where(eq(industries.isActive, true))
    .orderBy(asc(industries.name));
}

/** What a copywriter should know of an industry; undefined of one we do not know. */
export async function findIndustryGuidance(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ guidance: industries.guidance })
    .from(industries)
    .where(eq(industries.name, name));
  return row?.guidance;
}
