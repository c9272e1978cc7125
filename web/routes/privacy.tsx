import type { ReactNode } from 'react';
import { ArticlePage } from '#web/features/public-pages/article-page.tsx';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/privacy';

export function meta({ location }: Route.MetaArgs) {
  return publicHead({
    page: 'privacy',
    language: languageOfPath(location.pathname),
    title: m.ui_page_title({ title: m.privacy_title() }),
    description: m.privacy_text(),
  });
}

export default function Privacy() {
  return (
    <ArticlePage title={m.privacy_title()} text={m.privacy_text()}>
      <div className="space-y-10">
        <Part title={m.privacy_kept()}>
          <Points
            lines={[
              m.privacy_kept_account(),
              m.privacy_kept_facebook(),
              m.privacy_kept_campaigns(),
              m.privacy_kept_figures(),
              m.privacy_kept_session(),
            ]}
          />
        </Part>
        <Part title={m.privacy_where()}>
          <p>{m.privacy_where_text()}</p>
        </Part>
        <Part title={m.privacy_others()}>
          <p>{m.privacy_others_text()}</p>
          <Points
            lines={[
              m.privacy_others_meta(),
              m.privacy_others_writer(),
              m.privacy_others_meetings(),
              m.privacy_others_mail(),
            ]}
          />
        </Part>
        <Part title={m.privacy_browser()}>
          <p>{m.privacy_browser_text()}</p>
        </Part>
        <Part title={m.privacy_deletion()} id="data-deletion">
          <p>{m.privacy_deletion_text()}</p>
          <Points
            lines={[
              m.privacy_deletion_account(),
              m.privacy_deletion_facebook(),
              m.privacy_deletion_backups(),
            ]}
          />
          <p>
            <a href="/profile" className="font-semibold text-accent-text underline underline-offset-4">
              {m.privacy_to_profile()}
            </a>
          </p>
        </Part>
      </div>
    </ArticlePage>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-8 space-y-3 text-muted">
      <h2 className="text-xl font-semibold text-text">{title}</h2>
      {children}
    </section>
  );
}

function Points({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-accent-text">
      {lines.map((line) => (
        <li key={line} className="text-pretty">
          {line}
        </li>
      ))}
    </ul>
  );
}
