import { LegalText } from '#web/features/public-content/legal-text.tsx';
import { termsParts } from '#web/features/public-content/terms-parts.ts';
import { ArticlePage } from '#web/features/public-pages/article-page.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/terms';

export function meta({ location }: Route.MetaArgs) {
  return publicHead({
    page: 'terms',
    language: languageOfPath(location.pathname),
    title: m.ui_page_title({ title: m.terms_title() }),
    description: m.terms_text(),
  });
}

export default function Terms() {
  return (
    <ArticlePage title={m.terms_title()} text={m.terms_text()}>
      <LegalText parts={termsParts(operator)} />
    </ArticlePage>
  );
}
