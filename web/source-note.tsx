import type { FactSource } from '#contract/websites/fact-source.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';
import { cn } from '#web/ui/class-names.ts';
import { m } from '#web/paraglide/messages.js';

const said = {
  website: m.source_website,
  'facebook-page': m.source_page,
  register: m.source_register,
};

/** Beside other fields it keeps to one line: it comes late, and is to push nothing down. */
const lines = 'break-words max-md:line-clamp-3 md:block md:truncate';
const link = 'min-h-6 underline decoration-line-strong underline-offset-2 hover:decoration-current';

/** From where something was filled in. On a phone a firm's name is read to its end; a long passage of a website is cut. */
export function SourceNote({ source: { from, words, url } }: { source: FactSource }) {
  const text = said[from]({ words });
  if (!url || !isWebsiteUrl(url)) return <span className={lines}>{text}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" title={words} className={cn(lines, link)}>
      {text}
    </a>
  );
}
