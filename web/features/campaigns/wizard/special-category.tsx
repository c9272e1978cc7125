import { limits } from '#contract/campaigns/campaign.ts';
import { type SpecialAdCategory, specialAdCategories } from '#contract/campaigns/industries.ts';
import { isForEverybody } from '#contract/campaigns/regulations.ts';
import { oneOf } from '#web/one-of.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useState } from 'react';
import { recallBuilder, rememberBuilder } from './builder-cache.ts';
import { describeCategory, nameCategory } from './category-words.ts';
import type { FieldChanges } from '../draft/draft-fields.ts';
import type { StepProps } from './step-props.ts';

interface SpecialCategoryProps extends StepProps {
  /** By which what was declined is remembered. */
  draftId: string;
  /** What ads of the chosen industry usually fall under. */
  suggested: SpecialAdCategory;
  /** The name of the chosen industry, in the reader's language. */
  industry: string;
}

/** Whether Meta must be told what kind of ad this is. Most people pass it by. */
export function SpecialCategory({ draftId, fields, change, suggested, industry }: SpecialCategoryProps) {
  const chosen = fields.specialAdCategory;
  const [isOpen, setIsOpen] = useState(chosen !== 'none');
  const [declined, setDeclined] = useState(() => recallBuilder(draftId)?.declinedCategory);
  const isAsked = suggested !== 'none' && chosen === 'none' && declined !== suggested;
  const [isAnswered, setAnswered] = useState(false);
  // The answer takes the question away.
  const summary = useLostFocus<HTMLElement>(isAnswered);
  return (
    <div className="space-y-4">
      {isAsked && (
        <Banner
          tone="info"
          title={m.campaigns_category_suggested({ category: nameCategory(suggested) })}
          action={
            <>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  setIsOpen(true);
                  setAnswered(true);
                  change(withCategory(suggested));
                }}
              >
                {m.campaigns_category_take()}
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  rememberBuilder(draftId, { declinedCategory: suggested });
                  setDeclined(suggested);
                  setAnswered(true);
                }}
              >
                {m.campaigns_category_decline()}
              </Button>
            </>
          }
        >
          {m.campaigns_category_suggested_text({ industry })}
        </Banner>
      )}
      <Fold
        ref={summary}
        look="card"
        heading={m.campaigns_category()}
        text={nameCategory(chosen)}
        isOpen={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <p className="text-sm text-muted">{m.campaigns_category_text()}</p>
        <SelectField
          className="max-w-sm"
          label={m.campaigns_category()}
          hideLabel
          name="specialAdCategory"
          options={specialAdCategories.map((value) => ({ value, label: nameCategory(value) }))}
          value={chosen}
          onValueChange={(value) => change(withCategory(oneOf(specialAdCategories, value) ?? 'none'))}
        />
        <p role="status" className="text-sm">
          {describeCategory(chosen)}
        </p>
      </Fold>
    </div>
  );
}

/** Where everybody must see the ads, the aim opens with the choice. */
function withCategory(specialAdCategory: SpecialAdCategory): FieldChanges {
  if (!isForEverybody(specialAdCategory)) return { specialAdCategory };
  const { from: ageFrom, to: ageTo } = limits.ages;
  return { specialAdCategory, ageFrom, ageTo, gender: 'all' };
}
