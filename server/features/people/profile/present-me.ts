import type { Me } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { isOperator } from '../operator-queries.ts';
import { findEmailChange, type PersonRow } from '../queries.ts';

export async function presentMe({ db, now }: Pick<AppContext, 'db' | 'now'>, person: PersonRow): Promise<Me> {
  const { id, name, email, image, language, weekEmails, createdAt } = person;
  const [move, operates] = await Promise.all([findEmailChange(db, id, new Date(now())), isOperator(db, id)]);
  return {
    id,
    name,
    email,
    language,
    weekEmails,
    pendingEmail: move?.newEmail ?? null,
    pendingEmailWaitsFor: move
      ? [
          ...(move.presentConfirmedAt ? [] : ['present' as const]),
          ...(move.newConfirmedAt ? [] : ['new' as const]),
        ]
      : [],
    avatarUrl: image,
    memberSince: createdAt.toISOString(),
    isOperator: operates,
  };
}
