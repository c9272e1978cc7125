import type { ApprovalContent } from '#contract/approval-content.ts';
import { runsUntil } from '#web/campaign-end.ts';
import type { SpotNotes } from '#web/features/approvals/spot-note.tsx';
import { SpotButton, SpotField } from '#web/features/approvals/spot-note.tsx';
import {
  nameAgeTo,
  nameAllPlaces,
  nameGender,
  nameObjective,
} from '#web/features/campaigns/campaign-words.ts';
import { nameQuestion } from '#web/features/campaigns/lead-form/question-names.ts';
import { nameCategory } from '#web/features/campaigns/wizard/category-words.ts';
import { firstBrakes } from '#web/first-brakes.ts';
import { m } from '#web/paraglide/messages.js';
import { breakAtSlashes } from '#web/ui/format/break-at-slashes.tsx';
import { Fragment } from 'react';

/** What is seen as ads, as a cost, or as the law's word. */
type Elsewhere = 'ads' | 'law' | 'dailyBudgetMinor' | 'currency';

/** All that is published besides ads and money: every field of the content stands here, or the compiler asks for it. */
function factsOf(content: ApprovalContent): Record<Exclude<keyof ApprovalContent, Elsewhere>, string> {
  const { page, adAccount, ageFrom, ageTo, gender, locations, leadFormId } = content;
  const aim = m.drafts_audience_years({ from: ageFrom, to: nameAgeTo(ageTo) });
  const category = content.specialAdCategory;
  return {
    title: content.title,
    objective: nameObjective(content.objective),
    specialAdCategory: category === 'none' ? '' : nameCategory(category),
    locations: nameAllPlaces(locations),
    ageFrom: `${aim}, ${gender === 'all' ? m.approvals_all_genders() : nameGender(gender).toLowerCase()}`,
    // Said with the age from which on.
    ageTo: '',
    gender: '',
    endsOn: runsUntil(content.endsOn),
    brakes: firstBrakes(content) ?? m.campaigns_brakes_none(),
    page: page.name,
    adAccount: adAccount.name,
    websiteUrl: content.websiteUrl ?? '',
    leadFormId: leadFormId === null ? '' : m.approvals_fact_form({ id: leadFormId }),
    leadFormQuestions: (content.leadFormQuestions ?? []).map(nameQuestion).join(' · '),
    goodLeadsDatasetId: goodLeadsWords(content),
    pixelId: content.pixelId ?? '',
    beneficiary: content.beneficiary,
    payer: content.payer,
  };
}

const names: Partial<Record<keyof ApprovalContent, () => string>> = {
  title: m.approvals_fact_title,
  objective: m.campaigns_objective,
  locations: m.approvals_fact_places,
  ageFrom: m.approvals_fact_people,
  endsOn: m.approvals_fact_end,
  websiteUrl: m.approvals_fact_leads_to,
  leadFormId: m.approvals_fact_leads_to,
  leadFormQuestions: m.approvals_fact_questions,
  goodLeadsDatasetId: m.campaigns_good_leads,
  page: m.approvals_fact_page,
  adAccount: m.approvals_fact_account,
  pixelId: m.approvals_fact_pixel,
  specialAdCategory: m.approvals_fact_category,
  brakes: m.approvals_fact_brakes,
  beneficiary: m.approvals_fact_beneficiary,
  payer: m.approvals_fact_payer,
};

/** To whom, where, how long and in whose name: each line may be spoken of. */
export function AskedFacts({ content, notes }: { content: ApprovalContent; notes: SpotNotes | undefined }) {
  const facts = factsOf(content);
  return (
    <dl className="divide-y divide-line text-sm">
      {Object.entries(names).map(([field, name]) => {
        const text = facts[field as keyof typeof facts];
        return (
          text && (
            <Fragment key={field}>
              <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
                <dt className="text-muted max-sm:col-span-2">{name()}</dt>
                <dd className="font-medium wrap-anywhere">
                  {field === 'websiteUrl' ? breakAtSlashes(text) : text}
                </dd>
                {notes && (
                  <dd>
                    <SpotButton notes={notes} spot={field} what={name()} />
                  </dd>
                )}
                {notes && (
                  <dd className="col-span-full">
                    <SpotField notes={notes} spot={field} what={name()} />
                  </dd>
                )}
              </div>
            </Fragment>
          )
        );
      })}
    </dl>
  );
}

function goodLeadsWords({ goodLeadsDatasetId: id }: ApprovalContent): string {
  return id ? m.approvals_fact_good_leads({ good: m.campaigns_good_leads_good(), id }) : '';
}
