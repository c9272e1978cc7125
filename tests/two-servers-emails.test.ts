import { writeAttentionEmail } from '#server/features/live-campaigns/attention/write-attention-email.ts';
import { attentionTold } from '#server/features/live-campaigns/tables.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTwoServers } from './house.ts';
import { openSyncing } from './syncing.ts';

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(onPostgres)(
  'two servers that find the same matter in the same moment write one email',
  async () => {
    const { first, second, close } = await openTwoServers();
    const { member, workspaceOf, makeInAdsManager, synced } = openSyncing(first);
    const kari = await member();
    const { adIds } = await makeInAdsManager('Found by two');
    await first.passTime(60);
    await synced(kari.ask);
    await first.passTime(40);
    await synced(kari.ask);
    await first.practice.edit(adIds[0]!, { rejected: true });
    await first.passTime(40);
    await synced(kari.ask);
    const workspaceId = (await workspaceOf(kari)) as WorkspaceId;
    const { db } = first.ctx;
    // As if nobody had told of it yet.
    await db.delete(attentionTold).where(eq(attentionTold.workspaceId, workspaceId));
    const emailsBefore = await written();
    const { signal } = new AbortController();
    await Promise.all(
      [first, second, first, second].map(({ ctx }) => writeAttentionEmail.run(ctx, { workspaceId }, signal)),
    );
    await Promise.all([first.runJobs(), second.runJobs()]);
    expect((await written()) - emailsBefore).toBe(1);
    await close();

    async function written(): Promise<number> {
      await first.runJobs();
      const emails = await first.practice.emailsTo(kari.email);
      return emails.filter(({ subject }) => subject.startsWith('Needs attention')).length;
    }
  },
  60_000,
);
