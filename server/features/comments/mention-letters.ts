import { commentLimits } from '#contract/comments.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { composeEmail, type Words } from '#server/mail/email.ts';
import type { Database } from '#server/platform/database/database.ts';
import { getPerson, hitRateLimit } from '../people/queries.ts';
import { tellMember } from '../workspaces/tell-member.ts';
import type { CommentRow } from './queries.ts';

interface Mention {
  about: { title: string; path: string };
  comment: CommentRow;
  to: string[];
}

/** A letter shows the beginning of what was said; the rest is behind its button. */
const shownLetters = 500;

/** Tells those who are mentioned, in their language; not oneself, and nobody more often than is bearable. */
export async function writeMentionLetters(
  { queue, settings, now }: Pick<AppContext, 'queue' | 'settings' | 'now'>,
  tx: Database,
  { about, comment, to }: Mention,
): Promise<void> {
  const { id, workspaceId, authorId, authorName: by, words } = comment;
  // Not in the middle of an emoji.
  const shown =
    words.length > shownLetters ? `${words.slice(0, shownLetters).replace(/[\uD800-\uDBFF]$/, '')} …` : words;
  for (const personId of to.filter((one) => one !== authorId)) {
    const limit = { now: now(), withinMs: 3_600_000 };
    if ((await hitRateLimit(tx, `mention:${personId}`, limit)) > commentLimits.lettersAnHour) continue;
    const reader = await getPerson(tx, personId);
    const url = `${settings.publicUrl}${about.path}?workspace=${workspaceId}&note=${id}`;
    const { language } = reader;
    const letter = wordsOf({ by, title: about.title, words: shown }, language);
    const message = await composeEmail(letter, { language, url });
    await tellMember({ queue, db: tx }, workspaceId, { to: reader, message });
  }
}

function wordsOf(
  { by, title, words }: { by: string; title: string; words: string },
  locale: Language,
): Words {
  const campaign = title || m.mention_letter_untitled({}, { locale });
  return {
    subject: m.mention_letter_subject({ by, campaign }, { locale }),
    heading: m.mention_letter_heading({ by }, { locale }),
    paragraphs: [m.mention_letter_text({ campaign }, { locale }), words],
    action: m.mention_letter_action({}, { locale }),
    note: m.mention_letter_note({}, { locale }),
  };
}
