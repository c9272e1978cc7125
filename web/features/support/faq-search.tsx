import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FaqList } from './faq-list.tsx';
import type { Question } from './questions.ts';

/** Questions with a search over them. It needs the public script, and keeps its place unseen until that runs. */
export function FaqSearch({ questions }: { questions: Question[] }) {
  return (
    <div data-faq>
      <TextField
        label={m.support_page_search()}
        hideLabel
        type="search"
        placeholder={m.support_page_search()}
        data-faq-search
        className="invisible mb-4 max-w-md"
      />
      <FaqList questions={questions} name="faq" />
      <p
        role="status"
        data-faq-empty={m.support_page_search_none()}
        className="py-4 text-muted empty:hidden"
      />
    </div>
  );
}
