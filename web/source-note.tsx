import type { FactSource } from '#contract/websites/fact-source.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';
import { m } from '#web/paraglide/messages.js';

const said = {
  website: m.source_website,
  'facebook-page': m.source_page,
  register: m.source_register,
};

/** From where something was filled in. A firm's name is read to its end; a long passage of a website is cut. */
export function SourceNote({ source: { from, words, url } }: { source: FactSource }) {
  const text = said[from]({ words });
  if (!url || !isWebsiteUrl(url)) return <span className="line-clamp-3 break-words">{text}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      title={words}
      className="line-clamp-3 min-h-6 break-words underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {text}
    </a>
  );
}
