import { mergeAnswers } from '#contract/compliance/merge-quotes.ts';
import type { ComplianceReport, ReportedAnswer, ReportedRule } from '#contract/compliance/report.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { formatLongDay } from '#web/ui/format/format.ts';
import { Scale } from 'lucide-react';
import { EvidenceLink } from '../evidence-link.tsx';
import { LawLink } from '../law-link.tsx';
import { GivenAnswer } from './given-answer.tsx';
import { GlanceOfReport } from './glance-of-report.tsx';
import { JudgementView } from './judgement-view.tsx';
import { QuoteList } from './quote-list.tsx';
import { actWords, whoAndWhen } from './report-words.ts';

/** What was held against the law, newest first, and every answer that does not stand there. */
export function ReportView({ report }: { report: ComplianceReport }) {
  const { draft, verdicts, verdictCount, answers, answerCount, rules } = report;
  const found = [...(draft ? [draft] : []), ...verdicts].flatMap(({ findings }) => findings);
  const isTold = ({ ruleId, at, isReplaced }: ReportedAnswer) =>
    !isReplaced && found.some((one) => one.ruleId === ruleId && one.answer?.at === at);
  const earlier = mergeAnswers(answers.filter((answer) => !isTold(answer)));
  const earlierCount = earlier.length + answerCount - answers.length;
  return (
    <>
      <GlanceOfReport judgements={draft ? [draft] : verdicts} />
      {draft && (
        <Card title={m.report_now()} text={m.report_now_text()}>
          <JudgementView judgement={draft} rules={rules} />
        </Card>
      )}
      {!draft && verdicts.length === 0 && (
        <EmptyState icon={<Scale />} title={m.report_empty()} text={m.report_empty_text()} />
      )}
      {verdicts.map((verdict) => (
        <Card key={verdict.id} title={actWords(verdict.act)} text={whoAndWhen(verdict)}>
          <JudgementView judgement={verdict} rules={rules} />
        </Card>
      ))}
      <Newest shown={verdicts.length} count={verdictCount} />
      {earlierCount > 0 && (
        <Fold
          look="card"
          heading={<h2>{m.report_answers_earlier({ count: earlierCount })}</h2>}
          className="text-sm"
        >
          <ul className="divide-y divide-line">
            {earlier.map(({ one, quotes }) => (
              <AnswerItem
                key={one.id}
                answer={one}
                quotes={quotes}
                source={rules.find(({ id }) => id === one.ruleId)}
              />
            ))}
          </ul>
          <Newest shown={answers.length} count={answerCount} />
        </Fold>
      )}
    </>
  );
}

interface AnswerItemProps {
  answer: ReportedAnswer;
  quotes: string[];
  /** Undefined where there is no such rule any more. */
  source: ReportedRule | undefined;
}

function AnswerItem({ answer, quotes, source }: AnswerItemProps) {
  const { question, ruleId: rule, packVersion, isReplaced } = answer;
  return (
    <li className="break-inside-avoid">
      <Fold look="row" heading={question} text={<GivenAnswer law={source?.law} answer={answer} />}>
        <QuoteList quotes={quotes} />
        {source && <LawLink finding={source} isNamed />}
        {answer.file && <EvidenceLink file={answer.file} />}
        <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
          {m.report_rule({ rule, date: formatLongDay(packVersion) })}
          {isReplaced && <Badge>{m.report_replaced()}</Badge>}
        </p>
      </Fold>
    </li>
  );
}

function Newest({ shown, count }: { shown: number; count: number }) {
  return count > shown && <p className="text-sm text-muted">{m.report_newest({ shown, count })}</p>;
}
