import type { FactSource } from '#contract/websites/fact-source.ts';
import type { FoundFacts } from '#contract/websites/reading.ts';
import { type ReadingChanges, updateReading } from '#server/features/websites/queries.ts';
import { readingTopic } from '#server/features/websites/reading-names.ts';
import { websiteReadings } from '#server/features/websites/tables.ts';
import type { Visitor } from '#tests/visitor.ts';
import { desc, eq } from 'drizzle-orm';
import type { Pages } from './open-pages.ts';

const site = 'https://bergenror.example';
const from = (words: string, path = '/'): FactSource => ({ from: 'website', words, url: site + path });
const said = (value: string, path?: string) => ({ value, source: from(value, path) });

/** What a plumber's website says. */
export const plumberFacts: FoundFacts = {
  businessName: said('Bergen Rør & Varme'),
  industry: { value: 'Plumbing and heating', source: from('Rørlegger i Bergen') },
  language: { value: 'Norwegian', source: from('nb') },
  place: said('Bergen', '/kontakt'),
  phone: said('+47 55 00 01 01', '/kontakt'),
  offers: [
    ['Bytte av blandebatteri', 'Ferdig montert, med nye pakninger.', null],
    ['Service på varmepumpe', 'Rens av filter og vifte, og en enkel rapport.', 249_000],
  ].map(([name, description, before]) => ({
    name: String(name),
    description: String(description),
    beforePriceMinor: before === null ? null : Number(before),
    priceMinor: 199_000,
    currency: 'NOK',
    source: from(String(name), '/tilbud'),
  })),
  sellingPoints: ['Fast pris før vi begynner', 'På plass innen to timer', 'Mesterbrev'].map((point) =>
    said(point),
  ),
  pictures: [],
};

export const plumberPages = ['/', '/tilbud', '/kontakt', '/intern'].map((path, place) => ({
  url: site + path,
  state: (['read', 'reading', 'waiting', 'skipped'] as const)[place]!,
  because: place === 3 ? ('robots' as const) : null,
}));

/** Has the newest reading of somebody come this far, and tells whoever follows it. */
export async function moveReading({ ctx }: Pages, person: Visitor, changes: ReadingChanges): Promise<string> {
  const workspaceId = await person.workspaceId();
  const [row] = await ctx.db
    .select()
    .from(websiteReadings)
    .where(eq(websiteReadings.workspaceId, workspaceId))
    .orderBy(desc(websiteReadings.startedAt))
    .limit(1);
  await ctx.db.transaction(async (tx) => {
    await updateReading(tx, workspaceId, { id: row!.id, changes });
    await ctx.signals.notify(tx, readingTopic(row!.id));
  });
  return row!.id;
}
