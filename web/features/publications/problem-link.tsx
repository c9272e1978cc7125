import type { PublicationProblem } from '#contract/publishing/publications.ts';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** Where the next step is taken: a page of ours, or one of Facebook's in a tab of its own. */
export function ProblemLink({ link: { label, url } }: { link: NonNullable<PublicationProblem['link']> }) {
  return (
    <Button asChild variant="secondary" size="small">
      {url.startsWith('/') ? (
        <Link {...wayTo(url)}>{label}</Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {label}
          <ExternalLink aria-hidden />
          <span className="sr-only">({m.ui_new_tab()})</span>
        </a>
      )}
    </Button>
  );
}

/** The support center is a public page, which comes without React and has an address in each language. */
function wayTo(url: string) {
  if (url !== '/support') return { to: url };
  return { to: pageLanguage() === 'nb' ? `/nb${url}` : url, reloadDocument: true };
}
