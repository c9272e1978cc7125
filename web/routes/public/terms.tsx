import { useLocation } from 'react-router';
import { LegalText } from '#web/features/public-content/legal-text.tsx';
import { operatorLinks } from '#web/features/public-content/operator-words.ts';
import { termsParts } from '#web/features/public-content/terms-parts.ts';
import { ArticlePage } from '#web/features/public-pages/article-page.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/terms';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, { page: 'terms', title: m.terms_title(), description: m.terms_text() });
}

export default function Terms() {
  const language = languageOfPath(useLocation().pathname);
  const links = [
    ...operatorLinks(operator),
    { words: m.terms_price_page(), href: publicPath('plans', language) },
    { words: m.terms_leads_policy(), href: publicPath('privacy', language) },
    { words: m.terms_profile(), href: '/profile' },
  ];
  return (
    <ArticlePage title={m.terms_title()} text={m.terms_text()} changed={m.terms_changed()}>
      <LegalText parts={termsParts(operator)} links={links} />
    </ArticlePage>
  );
}
