import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FaqList } from './faq-list.tsx';
import type { Question } from './questions.ts';

/** Questions by topic, with a search over all. It needs the public script, and keeps its place unseen until that runs. */
export function FaqSearch({ topics }: { topics: Record<string, Question[]> }) {
  return (
    <div data-faq>
      <TextField
        label={m.support_page_search()}
        hideLabel
        type="search"
        placeholder={m.support_page_search()}
        data-faq-search
        className="invisible"
      />
      {Object.entries(topics).map(([title, questions]) => (
        <div key={title} className="mt-6 [&:not(:has(details:not([hidden])))]:hidden">
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
