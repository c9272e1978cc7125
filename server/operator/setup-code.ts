import { createHmac } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { countOperators, insertOperator, lockOperators } from '#server/features/people/operator-queries.ts';
import { enforceRateLimit } from '#server/features/people/queries.ts';
import { isSame } from '#server/platform/crypto/hash-of.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Without what is mistaken for something else: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What makes whoever knows it the operator, while there is none: four times four letters. The same from every process of
 * the installation, and another one each time somebody has become an operator.
 */
export async function readSetupCode({
  db,
  settings,
}: Pick<AppContext, 'db' | 'settings'>): Promise<string | undefined> {
  const { now, ever } = await countOperators(db);
  if (now > 0) return undefined;
  const bytes = createHmac('sha256', settings.secret).update(`operator:${ever}`).digest();
  const code = Array.from({ length: 16 }, (_, index) => letters[bytes[index]! % letters.length]).join('');
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Makes them the operator. Refuses a code that is not the one, also where there is an operator by now. */
export async function claim(ctx: AppContext, personId: string, typed: string): Promise<void> {
  const limit = { key: `setup-code:${personId}`, most: 10, withinMs: 15 * 60_000 };
  await enforceRateLimit(ctx, limit);
  await ctx.db.transaction(async (tx) => {
    await lockOperators(tx);
    const code = await readSetupCode({ ...ctx, db: tx });
    if (!code || !isSame(bare(typed), bare(code))) throw new Refusal('SETUP_CODE_WRONG');
    await insertOperator(tx, personId);
  });
  noteSecurity(ctx, 'became-operator', { personId });
}

function bare(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
