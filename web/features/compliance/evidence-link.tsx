import { inThisWorkspace } from '#web/workspace/this-tab.ts';
import type { EvidenceFile } from '#contract/compliance/evidence.ts';
import { m } from '#web/paraglide/messages.js';
import { Paperclip } from 'lucide-react';

/** The file of an answer, to be downloaded. */
export function EvidenceLink({ file: { name, url } }: { file: EvidenceFile }) {
  return (
    <a
      href={inThisWorkspace(url)}
      download={name}
      aria-label={m.compliance_file_download({ name })}
      className="inline-flex min-h-6 min-w-0 items-center gap-1.5 text-sm underline decoration-line-strong underline-offset-2 hover:text-text"
    >
      <Paperclip aria-hidden className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">{name}</span>
    </a>
  );
}
