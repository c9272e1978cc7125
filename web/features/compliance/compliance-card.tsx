import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import { pictureUntold } from '#contract/compliance/picture.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatDate } from '#web/ui/format/format.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { type ReactNode, useState } from 'react';
import { FindingItem } from './finding-item.tsx';
import { PicturesQuestion } from './pictures-question.tsx';
import { pictureOf } from './places.ts';
import { ReportLink } from './report/report-link.tsx';
import { useCompliance } from './use-compliance.ts';

interface ComplianceCardProps {
  campaignId: string;
  /** Of the draft, as it is saved. */
  version: number;
  media: readonly Media[];
  /** The ads as they are numbered on the page. */
  adIds: readonly string[];
  wayTo: (field: string) => (() => void) | undefined;
  /** Other words for a text in which it was found. */
  wording: (finding: Finding) => ReactNode;
}

/** What stands in the way of an ad by law or by Meta's rules, with its sources, and what is asked. */
export function ComplianceCard({ campaignId, version, ...rest }: ComplianceCardProps) {
  const shown = { what: 'draft', campaignId } as const;
  const { data, error, refetch } = useCompliance(shown, version);
  const findings = (data?.findings ?? []).filter(({ isInUse }) => isInUse);
  const open = findings.filter(isOpen).length;
  const answered = findings.filter(({ answer }) => answer !== null).length;
  // As it was when somebody came here: what they have just answered stays before their eyes.
  const [isFolded, setFolded] = useState<boolean>();
  if (isFolded === undefined && data) setFolded(open === 0 && answered > 0);
  const isShort = isFolded === true && open === 0 && answered > 0;
  const [told, setTold] = useState(0);
  const card = useLostFocus<HTMLDivElement>(told > 0, told);
  function unfold() {
    setFolded(false);
    setTold((count) => count + 1);
  }
  return (
    <div id="law" ref={card} tabIndex={-1} className="scroll-mt-20 rounded-xl">
      <Card
        title={m.compliance_title()}
        text={data && !isShort && whatIsCompared(data.packs)}
        action={data && <State open={open} />}
      >
        {data && isShort ? (
          <div className="-my-2 flex flex-wrap items-center gap-x-2 text-sm">
            <p>{m.compliance_answered_count({ count: answered })}</p>
            <span aria-hidden>·</span>
            <Button variant="ghost" size="small" className="-ml-1 px-1" onClick={unfold}>
              {m.compliance_show()}
            </Button>
            <div className="sm:-mr-3 sm:ml-auto">
              <ReportLink of={{ campaignId }} />
            </div>
          </div>
        ) : data ? (
          <>
            <Found {...{ shown, findings }} {...rest} onTold={() => setTold((count) => count + 1)} />
            <div className="mt-4 -mb-2">
              <ReportLink of={{ campaignId }} />
            </div>
          </>
        ) : error ? (
          <div className="space-y-2 text-sm">
            <p className="text-muted">
              {m.compliance_failed()} {wordsFor(error)}
            </p>
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              {m.ui_try_again()}
            </Button>
          </div>
        ) : (
          <p className="flex items-center gap-2 text-sm text-muted max-sm:min-h-18">
            <Spinner />
            {m.compliance_reading()}
          </p>
        )}
      </Card>
    </div>
  );
}

function whatIsCompared(packs: readonly { version: string; rules: number }[]): string {
  const newest = packs
    .map(({ version }) => version)
    .toSorted()
    .at(-1)!;
  const rules = packs.reduce((sum, pack) => sum + pack.rules, 0);
  return m.compliance_what({ rules, date: formatDate(newest) });
}

function State({ open }: { open: number }) {
  return open > 0 ? (
    <Badge tone="warning">{m.compliance_open({ count: open })}</Badge>
  ) : (
    <Badge tone="success">{m.compliance_settled()}</Badge>
  );
}

interface FoundProps extends Omit<ComplianceCardProps, 'campaignId' | 'version'> {
  shown: Shown;
  findings: readonly Finding[];
  /** The question that was answered is gone. */
  onTold: () => void;
}

function Found({ shown, findings, media, adIds, wayTo, wording, onTold }: FoundProps) {
  if (findings.length === 0) return <p className="text-sm text-muted">{m.compliance_nothing()}</p>;
  const found = findings
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((finding) => ({ finding, picture: pictureOf(finding, media) }));
  const asked = found.flatMap(({ finding, picture }) =>
    picture && finding.code === pictureUntold ? [{ finding, picture }] : [],
  );
  return (
    <ul className="divide-y divide-line">
      {asked.length > 0 && (
        <li className={item}>
          <PicturesQuestion {...{ asked, onTold }} />
        </li>
      )}
      {found
        .filter(({ finding }) => !asked.some((one) => one.finding === finding))
        .map(({ finding, picture }) => (
          <li key={finding.id} className={item}>
            <FindingItem {...{ shown, finding, adIds, wayTo, wording, picture }} />
          </li>
        ))}
    </ul>
  );
}

const item = 'py-4 first:pt-0 last:pb-0';

/** What is forbidden, then what is asked, then what is settled or only said. */
function rankOf(finding: Finding): number {
  if (finding.level === 'stop') return 0;
  if (isOpen(finding)) return 1;
  return finding.level === 'ask' ? 2 : 3;
}
