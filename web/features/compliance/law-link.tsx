import type { Finding } from '#contract/compliance/finding.ts';
import { m } from '#web/paraglide/messages.js';
import { ExternalLink } from 'lucide-react';

interface LawLinkProps {
  finding: Pick<Finding, 'law' | 'url' | 'isUnsure'>;
  /** The law is named beside it: the link then says where it can be read. */
  isNamed?: boolean;
}

/** The paragraph, as a link to where it can be read, and whether it was. */
export function LawLink({ finding: { law, url, isUnsure }, isNamed = false }: LawLinkProps) {
  return (
    <p className="text-xs text-muted">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={isNamed ? undefined : m.compliance_source({ law })}
        className="inline-block min-h-6 content-center underline decoration-line-strong underline-offset-2 hover:text-text"
      >
        {isNamed ? m.report_read_at({ site: new URL(url).host.replace('www.', '') }) : lawName(law)}
        <ExternalLink aria-hidden className="mb-0.5 ml-1 inline size-3" />
      </a>
      {isUnsure && ` ${m.compliance_unsure()}`}
    </p>
  );
}

/** As it is cited, with no line's end behind a paragraph sign. */
export function lawName(law: string): string {
  return law.replaceAll('§ ', '§\u00A0');
}
