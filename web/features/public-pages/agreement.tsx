import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { publicPath } from './public-addresses.ts';

const link = 'font-medium text-accent-text underline';

/** What whoever makes an account says of themselves, and agrees to. */
export function Agreement() {
  const language = spokenLanguage();
  return (
    <>
      {m.auth_agreement_start()}
      <a href={publicPath('terms', language)} target="_blank" rel="noreferrer" className={link}>
        {m.auth_agreement_terms()}
        <span className="sr-only"> ({m.ui_new_tab()})</span>
      </a>
      {m.auth_agreement_and()}
      <a href={publicPath('privacy', language)} target="_blank" rel="noreferrer" className={link}>
        {m.auth_agreement_privacy()}
        <span className="sr-only"> ({m.ui_new_tab()})</span>
      </a>
      {m.auth_agreement_end()}
    </>
  );
}
