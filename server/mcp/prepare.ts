import { randomInt } from 'node:crypto';
import { moneyText } from '#contract/currencies.ts';
import type { Language } from '#contract/people/people.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { insertPreparation } from '#server/features/assistants/queries.ts';
import { m } from '#server/catalogue/messages.js';
import type { Call } from './admit.ts';
import type { Tool } from './find-tools.ts';
import type { Prepared } from './tool-answers.ts';

type Told = RefusalData<'TO_BE_CONFIRMED'>;

const goodForMs = 10 * 60_000;
/** Without what looks like something else, so that a code can be read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Keeps what an assistant asked for until somebody confirms it, and says what it does and costs. */
export async function prepare(
  { ctx, holder }: Call,
  { tool, input }: { tool: Tool; input: Record<string, unknown> },
  told: Told,
): Promise<Prepared> {
  const { id: personId, workspaceId, language } = holder.person;
  const code = drawCode();
  const words = wordsOf(told, language);
  const now = new Date(ctx.now());
  const expiresAt = new Date(now.getTime() + goodForMs);
  const { content } = told;
  const kept = { holder: holder.id, tool: tool.name, input, content, words, expiresAt };
  await insertPreparation(ctx.db, workspaceId, { code, personId, now, ...kept });
  return { words, code, expiresAt: expiresAt.toISOString(), cost: told.cost };
}

function drawCode(): string {
  const four = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${four()}-${four()}`;
}

const what = {
  publication: m.assistant_would_publish,
  'paused-publication': m.assistant_would_publish_paused,
  status: m.assistant_would_run,
  'daily-budget': m.assistant_would_raise,
  'new-ads': m.assistant_would_add,
};

function wordsOf({ kind, name, cost }: Told, locale: Language): string {
  const inTheirs = { locale };
  const say = kind in what ? what[kind as keyof typeof what] : m.assistant_would_change;
  const lines = [m.assistant_nothing_done({}, inTheirs), say({ name }, inTheirs)];
  if (cost) {
    const { dailyBudgetMinor, dayMinor, restOfMonthMinor, currency, endsOn } = cost;
    const money = (minor: number) => moneyText(minor, { currency, locale });
    lines.push(
      m.assistant_would_cost(
        { budget: money(dailyBudgetMinor), day: money(dayMinor), month: money(restOfMonthMinor) },
        inTheirs,
      ),
      endsOn === null ? m.assistant_without_end({}, inTheirs) : m.assistant_ends({ day: endsOn }, inTheirs),
    );
  }
  return lines.join(' ');
}
