import { isDeepStrictEqual } from 'node:util';
import { type SetupPart, setupParts, type SetupValues } from '#contract/operator/setup.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { CannotStart } from '#server/platform/cannot-start.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { type Kept, keptFile, readKept, writeKept } from '#server/platform/kept-settings.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Settings, withKept } from '#server/platform/settings.ts';
import { member } from '#server/procedures.ts';
import { mustHaveProven } from '../must-have-proven.ts';
import { withValues } from './kept-part.ts';
import { readSetup } from './read-setup.ts';
import { tryPart } from './try-part.ts';

const { setup } = member;

export const setupProcedures = setup.router({
  read: setup.read.handler(({ context: { ctx } }) => readSetup(ctx)),
  save: setup.save.handler(async ({ context: { ctx, person }, input }) => {
    await mustHaveProven(ctx, person);
    const { dataDir, secret } = ctx.settings;
    const { kept } = candidateOf(ctx.settings, person, input);
    if (isDeepStrictEqual(kept, keptOrRefused(ctx.settings, person.language))) return readSetup(ctx);
    try {
      writeKept(dataDir, secret, kept);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      const text = m.setup_file_unwritable({ file: keptFile(dataDir), code }, { locale: person.language });
      throw fileRefusal(text);
    }
    noteSecurity(ctx, 'settings-changed', { personId: person.id, part: input.part });
    return readSetup(ctx);
  }),
  try: setup.try.handler(({ context: { ctx, person }, input }) =>
    tryPart(ctx, person, { part: input.part, candidate: candidateOf(ctx.settings, person, input) }),
  ),
  restart: setup.restart.handler(({ context: { ctx, person } }) => {
    const { startsAgain } = readSetup(ctx);
    if (!startsAgain) return { restarts: false };
    noteSecurity(ctx, 'restarted', { personId: person.id });
    ctx.restart?.();
    return { restarts: true };
  }),
});

/** What a file holds that was spoilt by hand is not saved over. */
function keptOrRefused({ dataDir, secret }: Settings, locale: Language): Kept {
  try {
    return readKept(dataDir, () => secret);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw fileRefusal(m.setup_file_spoilt({ file: keptFile(dataDir) }, { locale }));
  }
}

/** Said of no field, but of where the file lies. */
function fileRefusal(text: string): Refusal {
  return new Refusal('SETTINGS_UNFIT', { fields: [{ name: 'DATA_DIR', text }] });
}

/** How it would be with these values. Refuses what cannot be used, and what would stop the next start. */
function candidateOf(
  settings: Settings,
  { language }: Person,
  { part, values }: { part: SetupPart; values: SetupValues },
): Settings {
  const kept = withValues({
    given: settings.given,
    kept: keptOrRefused(settings, language),
    part,
    values,
    language,
  });
  try {
    return withKept(settings, kept);
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw new Refusal('SETTINGS_UNFIT', { fields: [{ name: setupParts[part][0], text: error.message }] });
  }
}
