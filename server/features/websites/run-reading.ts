import type { ReadingProblem } from '#contract/websites/reading.ts';
import type { BrandKitFields } from '#contract/brand-kit.ts';
import { defineJob } from '#server/job.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { fillBrandKit } from '../brand-kit/update-brand-kit.ts';
import { isPlatform } from './facts/platforms.ts';
import { findUnderWay } from './queries.ts';
import { noFacts, type ReadingProgress, saveProgress } from './reading-progress.ts';
import { readingTopic } from './reading-names.ts';

/** Keeps the promise to read a website. It may be cut off anywhere and run again from the beginning. */
export const runReading = defineJob({
  name: 'read-website',
  payload: z.object({ workspaceId: KeptWorkspaceId, id: z.uuid() }),

  async run(ctx, { workspaceId, id }, signal) {
    const reading = await findUnderWay(ctx.db, workspaceId, id);
    if (!reading) return;
    const over = new AbortController();
    const until = AbortSignal.any([signal, over.signal]);
    const progress: ReadingProgress = { ctx, workspaceId, id, pages: [], found: noFacts };
    const following = endWithReading(progress, over);
    // Said where it is waited for.
    following.catch(() => undefined);
    try {
      await read(progress, reading.address, until);
    } finally {
      over.abort();
      await following;
    }
    // Whoever is closed leaves it to the next.
    signal.throwIfAborted();
  },

  async giveUp(ctx, { workspaceId, id }) {
    const reading = await findUnderWay(ctx.db, workspaceId, id);
    if (reading) await saveProgress({ ctx, ...reading }, { status: 'done', problem: 'no-answer' });
  },
});

async function read(progress: ReadingProgress, address: string, until: AbortSignal): Promise<void> {
  // What understands pages is heavy, and comes with the first that are read.
  const [{ makeFacts, readPlatform }, { visitPages }] = await Promise.all([
    import('./make-facts.ts'),
    import('./visit-pages.ts'),
  ]);
  if (isPlatform(address)) return finish(progress, await readPlatform(progress, address));
  const visited = await visitPages(progress, address, until);
  if (until.aborted || !(await saveProgress(progress, { status: 'writing' }))) return;
  const problem = await makeFacts(progress, { ...visited, address, until });
  if (!until.aborted) await finish(progress, problem);
}

/** A place of one's own on the web may be open or shut; only of one that is open the look and the voice are kept. */
async function finish(progress: ReadingProgress, problem: ReadingProblem | null): Promise<void> {
  const { ctx, workspaceId, found } = progress;
  await ctx.db.transaction(async (tx) => {
    const inside = { ...progress, ctx: { ...ctx, db: tx } };
    const isKept = await saveProgress(inside, { status: 'done', problem });
    if (!isKept || problem === 'closed') return;
    const { colours, tone } = found;
    const fields: Partial<BrandKitFields> = {
      ...(colours && { colours: colours.value }),
      ...(tone && { tone: tone.value }),
    };
    if (Object.keys(fields).length === 0) return;
    await fillBrandKit({ db: tx }, workspaceId, {
      fields,
      sources: { ...(colours && { colours: colours.source }), ...(tone && { tone: tone.source }) },
    });
  });
}

/** Aborts as soon as somebody has cancelled it, also in the middle of a page. */
async function endWithReading({ ctx, workspaceId, id }: ReadingProgress, over: AbortController) {
  try {
    for await (const _ of ctx.signals.follow(readingTopic(id), over.signal))
      if (!(await findUnderWay(ctx.db, workspaceId, id))) over.abort();
  } finally {
    over.abort();
  }
}
