import { mergeAnswers } from '#contract/compliance/merge-quotes.ts';
import type { ComplianceReport, ReportedAnswer } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatLongDay } from '#web/ui/format/format.ts';
import { Scale } from 'lucide-react';
import { EvidenceLink } from '../evidence-link.tsx';
import { Folded } from './folded.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { GlanceOfReport } from './glance-of-report.tsx';
import { JudgementView } from './judgement-view.tsx';
import { QuoteList } from './quote-list.tsx';
import { actWords, whoAndWhen } from './report-words.ts';

/** What was held against the law, newest first, and every answer unless all of them stand there. */
export function ReportView({ report }: { report: ComplianceReport }) {
  const { draft, verdicts, verdictCount, answers, answerCount } = report;
  const found = [...(draft ? [draft] : []), ...verdicts].flatMap(({ findings }) => findings);
  const isTold = ({ ruleId, at, isReplaced }: ReportedAnswer) =>
    !isReplaced && found.some((one) => one.ruleId === ruleId && one.answer?.at === at);
  const areTold = answers.length === answerCount && answers.every(isTold);
  // Without any, what was found above tells nearly all of it.
  const hasReplaced = answers.some(({ isReplaced }) => isReplaced);
  return (
    <>
      <GlanceOfReport judgements={draft ? [draft] : verdicts} />
      {draft && (
        <Card title={m.report_now()} text={m.report_now_text()}>
          <JudgementView judgement={draft} />
        </Card>
      )}
      {!draft && verdicts.length === 0 && (
        <EmptyState icon={<Scale />} title={m.report_empty()} text={m.report_empty_text()} />
      )}
      {verdicts.map((verdict) => (
        <Card key={verdict.id} title={actWords(verdict.act)} text={whoAndWhen(verdict)}>
          <JudgementView judgement={verdict} />
        </Card>
      ))}
      <Newest shown={verdicts.length} count={verdictCount} />
      {!areTold && (
        <Card className="text-sm">
          <Folded
            heading={<h2 className="text-base font-semibold">{m.report_answers()}</h2>}
            text={hasReplaced ? m.report_answers_text() : null}
            isOpen={hasReplaced}
          >
            <ul className="divide-y divide-line">
              {mergeAnswers(answers).map(({ one, quotes }) => (
                <AnswerItem key={one.id} answer={one} quotes={quotes} />
              ))}
            </ul>
            <Newest shown={answers.length} count={answerCount} />
          </Folded>
        </Card>
      )}
    </>
  );
}

function AnswerItem({ answer, quotes }: { answer: ReportedAnswer; quotes: string[] }) {
  const { question, ruleId: rule, packVersion, isReplaced } = answer;
  return (
    <li className="break-inside-avoid py-3 first:pt-0 last:pb-0">
      <Folded heading={question} text={<GivenAnswer answer={answer} />}>
        <QuoteList quotes={quotes} />
        {answer.file && <EvidenceLink file={answer.file} />}
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {m.report_rule({ rule, date: formatLongDay(packVersion) })}
          {isReplaced && <Badge>{m.report_replaced()}</Badge>}
        </p>
      </Folded>
    </li>
  );
}

function Newest({ shown, count }: { shown: number; count: number }) {
  return count > shown && <p className="text-sm text-muted">{m.report_newest({ shown, count })}</p>;
}
