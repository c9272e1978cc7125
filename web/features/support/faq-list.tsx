import { ChevronDown } from 'lucide-react';
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
        <details key={question} name={name} className="group px-5 sm:px-6">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
            <Heading className="text-base leading-snug font-semibold">{question}</Heading>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-3xl pb-5 text-pretty text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
