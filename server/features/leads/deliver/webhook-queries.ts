import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { eq } from 'drizzle-orm';
import { leadWebhooks } from '../tables.ts';

export type WebhookRow = typeof leadWebhooks.$inferSelect;

export async function findWebhook(db: Database, workspaceId: WorkspaceId): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(leadWebhooks).where(eq(leadWebhooks.workspaceId, workspaceId));
  return row;
}

export async function saveWebhook(
  db: Database,
  workspaceId: WorkspaceId,
  webhook: Omit<WebhookRow, 'workspaceId' | 'createdAt'>,
): Promise<WebhookRow> {
  const [row] = await db
    .insert(leadWebhooks)
    .values({ ...webhook, workspaceId })
    .onConflictDoUpdate({ target: leadWebhooks.workspaceId, set: webhook })
    .returning();
  return row!;
}

export async function updateWebhook(
  db: Database,
  workspaceId: WorkspaceId,
  changes: Partial<Pick<WebhookRow, 'isOn' | 'restUntil'>>,
): Promise<void> {
  await db.update(leadWebhooks).set(changes).where(eq(leadWebhooks.workspaceId, workspaceId));
}

export async function removeWebhook(db: Database, workspaceId: WorkspaceId): Promise<void> {
  await db.delete(leadWebhooks).where(eq(leadWebhooks.workspaceId, workspaceId));
}
