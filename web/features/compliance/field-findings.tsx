import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { cn } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { LawLink } from './law-link.tsx';
import { useCompliance } from './use-compliance.ts';

interface FieldFindingsProps {
  shown: Shown;
  version?: number;
  /** As findings name it. */
  field: string;
  /** Other words for it. */
  wording?: (finding: Finding, field: string) => ReactNode;
}

/** What the rules say of one field, below it, while it is being changed. */
export function FieldFindings({ shown, version, field, wording }: FieldFindingsProps) {
  const { data } = useCompliance(shown, version);
  const findings = (data?.findings ?? []).filter(
    ({ places, answer }) => !answer?.isSo && places.some((place) => place.field === field),
  );
  if (findings.length === 0) return null;
  return (
    <ul className="space-y-2 text-sm">
      {findings.map((finding) => (
        <li
          key={finding.id}
          className={cn(
            'border-l-2 pl-3',
            finding.level === 'stop' ? 'border-danger' : 'border-warning',
            finding.level === 'hint' && 'border-line-strong',
          )}
        >
          {finding.quote && <q className="font-medium break-words">{finding.quote}</q>} {finding.text}
          <LawLink finding={finding} />
          {wording?.(finding, field)}
        </li>
      ))}
    </ul>
  );
}
