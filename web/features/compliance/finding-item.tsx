import type { Finding } from '#contract/compliance/finding.ts';
import type { Shown } from '#contract/compliance/shown.ts';
import type { Media } from '#contract/media.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { CircleCheck, CircleHelp, Info, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FindingAnswer } from './finding-answer.tsx';
import { LawLink } from './law-link.tsx';
import { adNumbersOf, fieldToChange } from './places.ts';

const looks = {
  stop: { Icon: OctagonX, colour: 'text-danger-text', word: m.compliance_stop },
  ask: { Icon: CircleHelp, colour: 'text-warning-text', word: m.compliance_ask },
  hint: { Icon: Info, colour: 'text-muted', word: m.compliance_hint },
  answered: { Icon: CircleCheck, colour: 'text-success-text', word: m.compliance_answered },
};

interface FindingItemProps {
  shown: Shown;
  finding: Finding;
  picture: Media | undefined;
  adIds?: readonly string[];
  wayTo?: (field: string) => (() => void) | undefined;
  wording?: (finding: Finding) => ReactNode;
}

/** One thing that a rule has found: the words, why, by which paragraph, and what can be done about it. */
export function FindingItem({ shown, finding, picture, adIds = [], wayTo, wording }: FindingItemProps) {
  const { level, text, quote, answer } = finding;
  const { Icon, colour, word } = looks[answer?.isSo ? 'answered' : level];
  const change = wayTo?.(fieldToChange(finding));
  const ads = adNumbersOf(finding, adIds);
  return (
    <div className="flex items-start gap-3 text-sm">
      {picture ? (
        <Thumbnail url={picture.previewUrl} className="size-12" />
      ) : (
        <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', colour)} />
      )}
      <div className="min-w-0 grow space-y-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className={cn('font-semibold', colour)}>{word()}</span>
          {quote && (
            <q className="rounded-sm bg-warning-soft px-1 font-medium break-words text-text">{quote}</q>
          )}
          {ads.length > 0 && (
            <span className="text-muted">{ads.map((n) => m.compliance_place_ad({ n })).join(', ')}</span>
          )}
        </p>
        <p className="break-words">{text}</p>
        <LawLink finding={finding} />
        {level === 'ask' && <FindingAnswer shown={shown} finding={finding} onChange={change} />}
        {level === 'stop' && change && (
          <Button variant="secondary" size="small" onClick={change}>
            {m.compliance_change()}
          </Button>
        )}
        {wording?.(finding)}
      </div>
    </div>
  );
}
