import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { CircleCheck } from 'lucide-react';
import type { LeadFormDraft } from './lead-form-draft.ts';
import { leadFormWords } from './lead-form-words.ts';

interface LeadFormPreviewProps {
  draft: LeadFormDraft;
  language: CampaignFields['language'];
  /** Whose form it is. */
  page: string;
}

/** The form much as people see it on Facebook, and what they see afterwards. */
export function LeadFormPreview({ draft, language, page }: LeadFormPreviewProps) {
  const words = leadFormWords(language);
  const questions = [
    ...draft.questions.map((question) => words.questions[question]),
    ...draft.ownQuestions.filter((question) => question.trim() !== ''),
  ];
  return (
    <figure
      aria-label={m.drafts_form_preview()}
      className="min-w-0 space-y-3 self-start text-sm md:sticky md:top-0"
    >
      <div className="rounded-xl border border-line bg-raised p-4 break-words">
        <div className="flex flex-col items-center text-center">
          <Avatar name={page} className="size-12 text-base" />
          <p className="mt-2 text-xs text-muted">{page}</p>
          {draft.headline && <p className="mt-3 text-base font-semibold">{draft.headline}</p>}
          {draft.intro && <p className="mt-1 text-muted">{draft.intro}</p>}
        </div>
        <ul className="mt-4 space-y-2">
          {questions.map((question, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two questions may read the same.
            <li key={place} className="rounded-lg border border-line bg-sunken px-3 py-2 text-muted">
              {question}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-xs text-muted underline">{words.privacy}</p>
        <Look>{words.submit}</Look>
      </div>
      <div className="flex flex-col items-center rounded-xl border border-line bg-raised p-4 text-center break-words">
        <CircleCheck aria-hidden className="size-8 text-success-text" />
        <p className="mt-2 text-base font-semibold">{draft.thankYouTitle}</p>
        <p className="mt-1 text-muted">{draft.thankYouText}</p>
        <Look>{draft.thankYouButton}</Look>
      </div>
    </figure>
  );
}

/** What a button of Facebook's looks like; here there is nothing to press. */
function Look({ children }: { children: string }) {
  return <p className="mt-3 w-full rounded-lg bg-line px-3 py-2 text-center font-semibold">{children}</p>;
}
