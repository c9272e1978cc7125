import { type Finding, isOpen } from '#contract/compliance/finding.ts';
import { pictureUntold } from '#contract/compliance/picture.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import { cn } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { AskedPicture } from './asked-picture.tsx';
import { FindingAnswer } from './finding-answer.tsx';
import { LawLink } from './law-link.tsx';
import { QuotedWords } from './quoted-words.tsx';

interface FindingListProps {
  shown: Shown;
  findings: readonly Finding[];
  wording: ((finding: Finding) => ReactNode) | undefined;
  /** What was asked of a picture is gone. */
  onTold: () => void;
}

/** Below a field: the words, why, by which paragraph, and what is asked. */
export function FindingList({ shown, findings, wording, onTold }: FindingListProps) {
  return (
    <ul className="space-y-3 text-sm">
      {findings.map((finding) => (
        <li
          key={finding.id}
          tabIndex={-1}
          data-open={isOpen(finding) || undefined}
          className={cn('scroll-m-20 space-y-1 border-l-2 pl-3', lineOf(finding))}
        >
          {finding.code === pictureUntold ? (
            <AskedPicture finding={finding} onTold={onTold} />
          ) : (
            <>
              <p className="break-words">
                <QuotedWords finding={finding} /> {finding.text}
              </p>
              <LawLink finding={finding} />
              {finding.level === 'ask' && finding.isInUse && (
                <FindingAnswer shown={shown} finding={finding} onChange={undefined} />
              )}
              {wording?.(finding)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function lineOf({ level, answer }: Finding): string {
  if (level === 'stop') return 'border-danger';
  return level === 'ask' && !answer?.isSo ? 'border-warning-text' : 'border-line-strong';
}
