import type { Finding } from '#contract/operator/operator.ts';
import type { SetupPart } from '#contract/operator/setup.ts';
import type { Language } from '#contract/people/people.ts';
import type { AppContext, Outside } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import { getPerson } from '#server/features/people/queries.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { tryStorage } from '#server/gateways/storage/try-storage.ts';
import { sayText } from '#server/platform/coded-text.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { Settings } from '#server/platform/settings.ts';
import { tryAddress } from './try-address.ts';

interface Asked {
  ctx: AppContext;
  candidate: Settings;
  outside: Outside;
  /** Where the operator reads letters. */
  email: string;
  locale: { locale: Language };
}
type Try = (asked: Asked) => Promise<Finding>;

const fine = (text: string): Finding => ({ state: 'fine', text });
const broken = (text: string): Finding => ({ state: 'broken', text });
const patienceMs = 30_000;

const tries: Record<Exclude<SetupPart, 'operator'>, Try> = {
  address: ({ ctx, candidate, locale }) => tryAddress(ctx, candidate, locale),

  async mail({ outside: { mail }, email, locale }) {
    const text = m.setup_letter_text({}, locale);
    await mail.send({ to: email, subject: m.setup_letter({}, locale), html: `<p>${text}</p>`, text });
    return fine(m.setup_tried_mail({ email }, locale));
  },

  async meta({ outside: { meta }, locale }) {
    const app = await meta.checkApp();
    if (app === 'wrong-id') return broken(m.setup_meta_id({}, locale));
    return app === 'fits' ? fine(m.setup_tried_meta({}, locale)) : broken(m.setup_meta_secret({}, locale));
  },

  async writer({ outside: { writer }, locale }) {
    await writer.greet({ signal: AbortSignal.timeout(patienceMs) });
    return fine(m.setup_tried_writer({}, locale));
  },

  async pictures({ outside: { pictures }, locale }) {
    await pictures.checkKey();
    return fine(m.setup_tried_pictures({}, locale));
  },

  async meetings({ outside: { meetings }, locale }) {
    await meetings.signIn();
    return fine(m.setup_tried_meetings({}, locale));
  },

  async storage({ outside: { storage }, locale }) {
    await tryStorage(storage);
    return fine(m.setup_tried_storage({}, locale));
  },
};

/** Speaks with one outside service as it would be set, and says in words how that went. */
export async function tryPart(
  ctx: AppContext,
  person: Person,
  { part, candidate }: { part: keyof typeof tries; candidate: Settings },
): Promise<Finding> {
  const { email } = await getPerson(ctx.db, person.id);
  const locale = { locale: person.language };
  const outside = await ctx.openOutside(candidate);
  try {
    return await tries[part]({ ctx, candidate, outside, email, locale });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return broken(wordsFor(part, error, locale));
  } finally {
    outside.mail.close();
  }
}

function wordsFor(part: keyof typeof tries, error: GatewayError, locale: { locale: Language }): string {
  const { words } = error;
  const reason = words
    ? m.setup_service_says({ words: words.trim().replace(/\.$/, '') }, locale)
    : sayText(error.reason, locale.locale);
  // These say what to do themselves.
  if (part === 'storage' || part === 'mail') return reason;
  if (error.failureKind === 'unauthorized') return m.setup_key_wrong({ reason }, locale);
  return error.isTransient ? m.setup_unreachable({ reason }, locale) : reason;
}
