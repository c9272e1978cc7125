import type { Finding } from './finding.ts';
import type { ReportedAnswer } from './report.ts';

/** What was found, each once: with all the words about which the same was said and answered. */
export function mergeFindings(findings: readonly Finding[]) {
  return mergeQuotes(findings, ({ level, text, law, answer }) => [level, text, law, answer && said(answer)]);
}

/** What was answered, each once: with all the words for which the same answer was given to the same question. */
export function mergeAnswers(answers: readonly ReportedAnswer[]) {
  return mergeQuotes(answers, (answer) => [
    answer.question,
    answer.ruleId,
    answer.packVersion,
    answer.isReplaced,
    said(answer),
  ]);
}

/** Of an answer what a report shows: to the minute. */
function said({ isSo, note, file, by, at }: NonNullable<Finding['answer']>) {
  return [isSo, note, file?.id, by, at.slice(0, 'YYYY-MM-DDThh:mm'.length)];
}

function mergeQuotes<One extends { quote: string }>(all: readonly One[], contentOf: (one: One) => unknown) {
  const merged = new Map<string, { one: One; quotes: string[] }>();
  for (const one of all) {
    const key = JSON.stringify(contentOf(one));
    const group = merged.get(key) ?? { one, quotes: [] };
    merged.set(key, group);
    if (one.quote !== '' && !group.quotes.includes(one.quote)) group.quotes.push(one.quote);
  }
  return [...merged.values()];
}
