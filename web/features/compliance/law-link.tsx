import type { Finding } from '#contract/compliance/finding.ts';
import { m } from '#web/paraglide/messages.js';
import { ExternalLink } from 'lucide-react';

/** The paragraph, as a link to where it can be read, and whether it was. */
export function LawLink({
  finding: { law, url, isUnsure },
}: {
  finding: Pick<Finding, 'law' | 'url' | 'isUnsure'>;
}) {
  return (
    <p className="text-xs text-muted">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={m.compliance_source({ law })}
        className="inline-block min-h-6 content-center underline decoration-line-strong underline-offset-2 hover:text-text"
      >
        {law.replaceAll('§ ', '§\u00A0')}
        <ExternalLink aria-hidden className="mb-0.5 ml-1 inline size-3" />
      </a>
      {isUnsure && ` ${m.compliance_unsure()}`}
    </p>
  );
}
