import { LegalText } from '#web/features/public-content/legal-text.tsx';
import { operatorLinks } from '#web/features/public-content/operator-words.ts';
import { privacyParts } from '#web/features/public-content/privacy-parts.tsx';
import { ArticlePage } from '#web/features/public-pages/article-page.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/privacy';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, { page: 'privacy', title: m.privacy_title(), description: m.privacy_text() });
}

export default function Privacy() {
  return (
    <ArticlePage title={m.privacy_title()} text={m.privacy_text()} changed={m.privacy_changed()}>
      <LegalText parts={privacyParts(operator)} links={operatorLinks(operator)} />
    </ArticlePage>
  );
}
