import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { isWebsiteUrl } from '#contract/campaigns/website-address.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { useState } from 'react';
import type { FieldChanges } from '../draft/draft-fields.ts';
import { sourceNote } from '../draft/source-note.tsx';
import { GoodLeadsChoice } from './good-leads-choice.tsx';
import { ObjectiveChoice } from './objective-choice.tsx';
import { SpecialCategory } from './special-category.tsx';
import type { CheckedStepProps, StepProps } from './step-props.ts';
import { useIndustries } from './use-industries.ts';
import { completeUrl } from './wizard-steps.ts';

const titleLimit = 120;

interface StepBusinessProps extends StepProps, Pick<CheckedStepProps, 'below' | 'lack'> {
  draftId: string;
  /** As whom the ad is shown; empty for nobody, undefined while that is not known. */
  pageName: string | undefined;
}

/** Who advertises, and what for. */
export function StepBusiness(props: StepBusinessProps) {
  const { draftId, pageName, fields, change, below, lack } = props;
  const { industries, error, labelOf, categoryOf } = useIndustries();
  const names = industries.map(({ name }) => name);
  const known = fields.industry === '' || names.includes(fields.industry);
  const choices = known ? names : [fields.industry, ...names];

  /** What is chosen, and a name for the campaign of whoever has not given it one, which they can change. */
  function changeNamed(changes: FieldChanges) {
    const title = fields.title.trim() || usualTitle(fields.businessName);
    change(title === fields.title.trim() ? changes : { ...changes, title });
  }

  return (
    <div className="space-y-6">
      <Card>
        {error && <LoadError error={error} title={m.campaigns_industries_failed()} className="mb-5" />}
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="min-w-0 space-y-2">
            <TextField
              label={m.campaigns_business_name()}
              name="businessName"
              hint={
                // With room for where the name comes from, which is known late: what is below stays where it is.
                <span className="block min-h-10">
                  {sourceNote(fields, 'businessName')} {m.campaigns_business_hint()}{' '}
                  {pageName &&
                    pageName !== fields.businessName.trim() &&
                    m.campaigns_business_page({ page: pageName })}
                </span>
              }
              error={lack('businessName')}
              required
              maxLength={120}
              autoComplete="organization"
              value={fields.businessName}
              onValueChange={(businessName) => change({ businessName })}
              onBlur={() => {
                // What came from the page by itself begins no draft.
                const isTyped = !['', pageName].includes(fields.businessName.trim());
                if (isTyped && fields.title.trim() === '') changeNamed({});
              }}
            />
            {below('businessName')}
          </div>
          <div className="min-w-0 space-y-2">
            <SelectField
              label={m.campaigns_industry()}
              name="industry"
              hint={sourceNote(fields, 'industry')}
              error={lack('industry')}
              required
              placeholder={m.campaigns_industry_placeholder()}
              options={choices.map((industry) => ({ value: industry, label: labelOf(industry) }))}
              value={fields.industry}
              onValueChange={(industry) => changeNamed({ industry })}
            />
            {below('industry')}
          </div>
          <div className="min-w-0 space-y-2">
            <TextField
              label={m.campaigns_title()}
              name="title"
              hint={m.campaigns_title_hint()}
              error={lack('title')}
              required
              maxLength={titleLimit}
              value={fields.title}
              onValueChange={(title) => change({ title })}
            />
            {below('title')}
          </div>
          <SelectField
            label={m.campaigns_language()}
            hint={sourceNote(fields, 'language') ?? m.campaigns_language_hint()}
            options={[
              { value: 'English', label: m.campaigns_language_english() },
              { value: 'Norwegian', label: m.campaigns_language_norwegian() },
            ]}
            value={fields.language}
            onValueChange={(language) =>
              change({ language: language === 'Norwegian' ? 'Norwegian' : 'English' })
            }
          />
        </div>
      </Card>
      <Card title={m.campaigns_objective_title()} required text={m.campaigns_objective_text()}>
        <div data-field="objective">
          <ObjectiveChoice fields={fields} change={changeNamed} error={lack('objective')} />
        </div>
        {below('objective')}
        <GoodLeadsChoice fields={fields} change={change} />
        {needsWebsite(fields) && (
          <div className="space-y-2">
            <WebsiteField {...props} />
            {below('websiteUrl')}
          </div>
        )}
      </Card>
      <SpecialCategory
        draftId={draftId}
        fields={fields}
        change={change}
        suggested={categoryOf(fields.industry)}
        industry={labelOf(fields.industry)}
      />
      {below('specialAdCategory')}
    </div>
  );
}

/** The business and the month; nothing while the business has no name. */
function usualTitle(businessName: string): string {
  const business = businessName.trim();
  if (business === '') return '';
  const month = new Intl.DateTimeFormat(pageLanguage(), { month: 'long', year: 'numeric' }).format(
    new Date(),
  );
  return m.campaigns_title_usual({ business, month }).slice(0, titleLimit);
}

function needsWebsite({ objective }: CampaignFields): boolean {
  return objective === 'traffic' || objective === 'sales';
}

function WebsiteField({ fields, change, lack }: StepBusinessProps) {
  const [isLeft, setIsLeft] = useState(false);
  const isUnclear = isLeft && fields.websiteUrl.trim() !== '' && !isWebsiteUrl(fields.websiteUrl);
  return (
    <TextField
      className="mt-6"
      type="url"
      inputMode="url"
      autoComplete="url"
      label={m.campaigns_website()}
      name="websiteUrl"
      hint={sourceNote(fields, 'websiteUrl') ?? m.campaigns_website_hint()}
      placeholder={m.campaigns_website_placeholder()}
      error={isUnclear ? m.campaigns_website_unclear() : lack('websiteUrl')}
      required
      maxLength={1000}
      value={fields.websiteUrl}
      onValueChange={(websiteUrl) => change({ websiteUrl })}
      onBlur={() => {
        setIsLeft(true);
        const websiteUrl = completeUrl(fields.websiteUrl);
        if (websiteUrl !== fields.websiteUrl) change({ websiteUrl });
      }}
    />
  );
}
