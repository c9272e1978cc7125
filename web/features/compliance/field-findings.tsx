import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { ReactNode } from 'react';
import { FieldsFound } from './fields-found.tsx';
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
  const findings = (data?.findings ?? []).filter(({ places }) =>
    places.some((place) => place.field === field),
  );
  return <FieldsFound {...{ shown, findings }} wording={wording && ((finding) => wording(finding, field))} />;
}
