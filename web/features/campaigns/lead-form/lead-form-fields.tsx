import { prefilledQuestions, type PrefilledQuestion } from '#contract/campaigns/facebook-choices.ts';
import { m } from '#web/paraglide/messages.js';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { ReactNode } from 'react';
import { leadFormLengths as most, type LeadFormDraft, type LeadFormField } from './lead-form-draft.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionBoxes } from './question-boxes.tsx';
import { completeUrl } from '../wizard/wizard-steps.ts';

interface LeadFormFieldsProps {
  draft: LeadFormDraft;
  change: (changes: Partial<LeadFormDraft>) => void;
  wrong: readonly LeadFormField[];
  /** What the law says of some of it. */
  law: (isHere: (field: string) => boolean) => ReactNode;
}

/** Everything a lead form can say and ask. */
export function LeadFormFields({ draft, change, wrong, law }: LeadFormFieldsProps) {
  const needed = (field: LeadFormField) => (wrong.includes(field) ? m.drafts_form_needed() : undefined);
  const unclear = (field: LeadFormField) => (wrong.includes(field) ? m.drafts_form_url_unclear() : undefined);
  const url = (field: 'privacyPolicyUrl' | 'websiteUrl') => ({
    required: true,
    type: 'url',
    inputMode: 'url' as const,
    placeholder: 'https://',
    maxLength: most.url,
    value: draft[field],
    onValueChange: (text: string) => change({ [field]: text }),
    onBlur: () => change({ [field]: completeUrl(draft[field]) }),
    error: unclear(field),
  });
  const lawOf = (field: string) => law((one) => one === field);
  // The form itself asks for the link to the privacy policy first.
  const isLinked = draft.privacyPolicyUrl.trim() !== '';
  function choose(question: PrefilledQuestion, isAsked: boolean) {
    const asked = new Set(draft.questions);
    if (isAsked) asked.add(question);
    else asked.delete(question);
    change({ questions: prefilledQuestions.filter((one) => asked.has(one)) });
  }

  return (
    <div className="min-w-0 space-y-5">
      <TextField
        label={m.drafts_form_name()}
        hint={m.drafts_form_name_hint()}
        required
        maxLength={most.name}
        value={draft.name}
        onValueChange={(name) => change({ name })}
        error={needed('name')}
      />
      <TextField
        label={m.drafts_form_headline()}
        maxLength={most.headline}
        value={draft.headline}
        onValueChange={(headline) => change({ headline })}
        error={needed('headline')}
      />
      {lawOf('intro.headline')}
      <TextArea
        label={m.drafts_form_intro()}
        rows={2}
        maxLength={most.intro}
        value={draft.intro}
        onValueChange={(intro) => change({ intro })}
      />
      {lawOf('intro.text')}
      <QuestionBoxes asked={draft.questions} onChoose={choose} isWrong={wrong.includes('questions')} />
      <OwnQuestions questions={draft.ownQuestions} onChange={(ownQuestions) => change({ ownQuestions })} />
      {law((field) => field.startsWith('ownQuestions.') || (isLinked && field === 'leadFormId'))}
      <TextField
        label={m.drafts_form_privacy()}
        hint={m.drafts_form_privacy_hint()}
        {...url('privacyPolicyUrl')}
      />
      <fieldset className="space-y-4">
        <legend className="text-sm font-semibold">{m.drafts_form_thanks()}</legend>
        <TextField
          label={m.drafts_form_thanks_title()}
          required
          maxLength={most.thankYouTitle}
          value={draft.thankYouTitle}
          onValueChange={(thankYouTitle) => change({ thankYouTitle })}
          error={needed('thankYouTitle')}
        />
        {lawOf('thankYou.title')}
        <TextArea
          label={m.drafts_form_thanks_text()}
          required
          rows={2}
          maxLength={most.thankYouText}
          value={draft.thankYouText}
          onValueChange={(thankYouText) => change({ thankYouText })}
          error={needed('thankYouText')}
        />
        {lawOf('thankYou.text')}
        <TextField
          label={m.drafts_form_thanks_button()}
          required
          maxLength={most.thankYouButton}
          value={draft.thankYouButton}
          onValueChange={(thankYouButton) => change({ thankYouButton })}
          error={needed('thankYouButton')}
        />
        {lawOf('thankYou.button')}
        <TextField label={m.drafts_form_thanks_link()} {...url('websiteUrl')} />
      </fieldset>
    </div>
  );
}
