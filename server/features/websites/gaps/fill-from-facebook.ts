import type { FactSource } from '#contract/websites/fact-source.ts';
import { industryOfCategory } from '#contract/campaigns/industry-of-category.ts';
import type { FoundFacts } from '#contract/websites/reading.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { listIndustries } from '../../campaigns/industries/industry-queries.ts';
import { pageWordsOf } from '../../campaigns/industries/page-words.ts';
import { findConnection, type StoredPage } from '../../connections/queries.ts';
import { noFacts } from '../reading-progress.ts';
import { wholeAddress } from '../website-address.ts';
import { areAlike, isNamedAfter } from './firm-names.ts';

/** What the chosen Facebook page says of the firm, where its website says nothing. An agency may have chosen another's. */
export async function fillFromFacebook(
  ctx: Pick<AppContext, 'db'>,
  workspaceId: WorkspaceId,
  { address, found }: { address: string; found: FoundFacts },
): Promise<FoundFacts> {
  const page = await findChosenPage(ctx, workspaceId);
  if (!page || !isOf(page, address, found.businessName?.value)) return found;
  return { ...(await factsOf(ctx, page)), ...found };
}

/** What the chosen Facebook page says of the firm, if this is its address; undefined for any other. */
export async function readOwnPage(
  ctx: Pick<AppContext, 'db'>,
  workspaceId: WorkspaceId,
  address: string,
): Promise<FoundFacts | undefined> {
  const page = await findChosenPage(ctx, workspaceId);
  if (!page || !isAddressOf(page, address)) return undefined;
  return { ...noFacts, ...(await factsOf(ctx, page)) };
}

async function findChosenPage({ db }: Pick<AppContext, 'db'>, workspaceId: WorkspaceId) {
  const connection = await findConnection(db, workspaceId);
  return connection?.pages.find(({ id }) => id === connection.selectedPageId);
}

async function factsOf(
  { db }: Pick<AppContext, 'db'>,
  { id, name, category, city, pictureUrl }: StoredPage,
): Promise<Partial<FoundFacts>> {
  const source = (words: string): FactSource => ({
    from: 'facebook-page',
    words,
    url: `https://www.facebook.com/${id}`,
  });
  const industries = (await listIndustries(db)).map((one) => ({ ...one, pageWords: pageWordsOf(one.name) }));
  const industry = industryOfCategory(category, industries);
  return {
    businessName: { value: name, source: source(name) },
    ...(category && industry && { industry: { value: industry, source: source(category) } }),
    ...(city && { place: { value: city, source: source(city) } }),
    ...(pictureUrl && { logo: { value: `/facebook/pages/${id}/picture`, source: source(name) } }),
  };
}

/** By its number, or by a name of its own that is made of what it is called. */
function isAddressOf({ id, name }: StoredPage, address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address);
  if (!/(^|\.)(facebook|fb)\.com$/.test(hostname)) return false;
  const parts = pathname.split('/').filter(Boolean);
  const numbers = [searchParams.get('id'), ...parts.map((part) => /(?:^|-)(\d{5,})$/.exec(part)?.[1])];
  if (numbers.some(Boolean)) return numbers.includes(id);
  return parts.length === 1 && isNamedAfter(parts[0]!.toLowerCase().replaceAll('.', ''), name);
}

/** Whether a page and a website are of one firm. What the page says of its website is the best witness. */
function isOf(
  { name, website }: { name: string; website?: string | null },
  address: string,
  foundName: string | undefined,
): boolean {
  const host = hostOf(address);
  const told = website && wholeAddress(website);
  if (told) return hostOf(told) === host;
  return foundName ? areAlike(foundName, name) : isNamedAfter(host, name);
}

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');
