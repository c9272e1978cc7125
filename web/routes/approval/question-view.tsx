import type { ApprovalContent } from '#contract/approval-content.ts';
import type { Question } from '#contract/approvals.ts';
import { mostInAll } from '#web/campaign-end.ts';
import { AnswerBar, type GivenAnswer } from '#web/features/approvals/answer-bar.tsx';
import { isWaiting } from '#web/features/approvals/approval-words.ts';
import { SpotButton, SpotField, spotsOf, useSpotNotes } from '#web/features/approvals/spot-note.tsx';
import { PlacementChoice } from '#web/features/campaigns/previews/placement-choice.tsx';
import type { Placement } from '#web/features/campaigns/previews/placements.ts';
import { CostBlock } from '#web/features/campaigns/wizard/cost-block.tsx';
import { LawLink } from '#web/features/compliance/law-link.tsx';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { CircleCheck, CircleHelp, Info, OctagonX } from 'lucide-react';
import { useState } from 'react';
import { AskedAd } from './asked-ad.tsx';
import { AskedFacts } from './asked-facts.tsx';

interface QuestionViewProps {
  question: Question;
  asksName: boolean;
  isSending: boolean;
  error: Error | null;
  onAnswer: (answer: GivenAnswer) => void;
}

/** All that would be published, as it will look, and the way to say yes, not quite, or no. */
export function QuestionView({ question: { approval, content }, ...answering }: QuestionViewProps) {
  const notes = useSpotNotes();
  const [placement, setPlacement] = useState<Placement>('facebook-feed');
  const isOpen = isWaiting(approval);
  if (!content)
    return (
      <Banner tone="warning" title={m.approvals_changed()}>
        {m.approvals_changed_text({ asker: approval.askedBy })}
      </Banner>
    );
  const said = isOpen ? notes : undefined;
  const { dailyBudgetMinor, currency, adAccount } = content;
  return (
    <>
      <div className="space-y-6">
        {isOpen && (
          <p className="text-sm text-muted">
            {m.approvals_question_until({ time: formatDateTime(approval.expiresAt) })}{' '}
            {m.approvals_question_spots()}
          </p>
        )}
        <PlacementChoice placement={placement} onPlacement={setPlacement} className="flex sm:inline-flex" />
        <div className="grid gap-8 md:grid-cols-2">
          {content.ads.map((ad, place) => (
            <AskedAd key={ad.id} n={place + 1} notes={said} {...{ ad, content, placement }} />
          ))}
        </div>
        <Card title={m.campaigns_cost_title()} className="@container">
          <CostBlock
            dailyBudgetMinor={dailyBudgetMinor}
            mostInAllMinor={mostInAll(content, adAccount.timezone)}
            currency={currency}
          />
          {said && (
            <div className="mt-3 space-y-3">
              <SpotButton notes={said} spot="dailyBudgetMinor" what={m.campaigns_budget()} isNamed />
              <SpotField notes={said} spot="dailyBudgetMinor" what={m.campaigns_budget()} />
            </div>
          )}
        </Card>
        <Card title={m.approvals_facts()}>
          <AskedFacts content={content} notes={said} />
        </Card>
        <Card title={m.approvals_law()} text={m.approvals_law_by()}>
          <LawWord law={content.law} />
        </Card>
      </div>
      {isOpen && <AnswerBar approval={approval} spots={spotsOf(notes)} {...answering} />}
    </>
  );
}

const icons = { stop: OctagonX, ask: CircleHelp, hint: Info };

function LawWord({ law: { findings } }: Pick<ApprovalContent, 'law'>) {
  if (findings.length === 0)
    return (
      <p className="flex items-start gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
        {m.approvals_law_fine()}
      </p>
    );
  return (
    <ul className="divide-y divide-line text-sm">
      {findings.map((finding) => {
        const { id, level, quote, text, isOpen, answer } = finding;
        const Icon = isOpen ? icons[level] : level === 'hint' ? Info : CircleCheck;
        const yes = answer?.isSo ? m.approvals_law_yes() : m.approvals_law_no();
        return (
          <li key={id} className="flex items-start gap-2.5 py-3 first:pt-0 last:pb-0">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            <div className="min-w-0 space-y-1 wrap-anywhere">
              {quote && <q className="font-medium">{quote}</q>}
              <p>{text}</p>
              {answer && <p className="text-muted">{[yes, answer.note].filter(Boolean).join(': ')}</p>}
              {isOpen && <p className="font-medium text-warning-text">{m.approvals_law_open()}</p>}
              <LawLink finding={finding} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
