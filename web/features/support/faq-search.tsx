import { Search } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FaqList } from './faq-list.tsx';
import type { Question } from './questions.ts';

/** Searches the questions below. It needs the public script, and keeps its place unseen until that runs. */
export function FaqField() {
  return (
    <div className="invisible relative mt-6 max-w-xl">
      <TextField
        label={m.support_page_search()}
        hideLabel
        type="search"
        placeholder={m.support_page_search()}
        data-faq-search
        className="[&_input]:min-h-12 [&_input]:pl-11 [&_input]:text-base"
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted"
      />
    </div>
  );
}

/** Questions by topic; those that fit what is searched for stay. */
export function FaqSearch({ topics }: { topics: Record<string, Question[]> }) {
  return (
    <div data-faq className="flex flex-col gap-6 *:scroll-mt-8">
      {Object.entries(topics).map(([title, questions], place) => (
        <div key={title} id={`part-${place + 1}`} className="[&:not(:has(details:not([hidden])))]:hidden">
          <h3 className="mb-3 font-semibold">{title}</h3>
          <FaqList questions={questions} name="faq" level="h4" />
        </div>
      ))}
      <p
        role="status"
        data-faq-empty={m.support_page_search_none()}
        className="py-4 text-muted empty:hidden"
      />
    </div>
  );
}
