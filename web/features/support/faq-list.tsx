import { Fold } from '#web/ui/fold.tsx';
import type { Question } from './questions.ts';

interface FaqListProps {
  questions: Question[];
  /** Every list has its own name: of one list only one item is open. */
  name: string;
  /** Each question is a heading: of which level. */
  level?: 'h3' | 'h4';
}

/** Questions that open one at a time, without any script. */
export function FaqList({ questions, name, level: Heading = 'h3' }: FaqListProps) {
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      {questions.map(({ question, answer }) => (
        <Fold
          key={question}
          look="row"
          heading={<Heading className="text-base leading-snug font-semibold">{question}</Heading>}
          name={name}
          className="px-5 py-1 sm:px-6"
        >
          <p className="max-w-3xl text-pretty text-muted">{answer}</p>
        </Fold>
      ))}
    </div>
  );
}
