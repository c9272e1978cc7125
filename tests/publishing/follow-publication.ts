import type { Publication } from '#contract/publishing/publications.ts';
import type { Visitor } from '#tests/visitor.ts';

/** Begins a publication and answers it as the stream of operations tells it, until it has ended. */
export async function* followPublication(
  { operations }: Pick<Visitor['ask'], 'operations'>,
  begin: () => Promise<Publication>,
): AsyncGenerator<Publication> {
  const stream = await operations.watch();
  const { id } = await begin();
  for await (const { publication } of stream) {
    if (publication?.id !== id) continue;
    yield publication;
    if (publication.finishedAt) return;
  }
}

/** Publishes a campaign and waits for the end, which a running server brings. */
export async function publishAndWait(
  { operations, publications }: Pick<Visitor['ask'], 'operations' | 'publications'>,
  campaignId: string,
  { launchImmediately }: { launchImmediately: boolean },
): Promise<void> {
  const begin = () => publications.publish({ campaignId, launchImmediately });
  let last: Publication | undefined;
  for await (const told of followPublication({ operations }, begin)) last = told;
  if (last?.status !== 'published') throw new Error(`It was not published, but ${last?.status}.`);
}
