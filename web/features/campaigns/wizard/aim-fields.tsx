import { limits } from '#contract/campaigns/campaign.ts';
import { isAimAllowed, isForEverybody } from '#contract/campaigns/regulations.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { nameAgeTo } from '../campaign-words.ts';
import { nameCategory } from './category-words.ts';
import type { CheckedStepProps, StepProps } from './step-props.ts';

const { from: youngest, to: oldest } = limits.ages;

/** How old and of which gender the people are. Some kinds of ads are for everybody. */
export function AimFields({ fields, change, below }: StepProps & Pick<CheckedStepProps, 'below'>) {
  const { ageFrom, ageTo, gender, specialAdCategory } = fields;
  const isLocked = isForEverybody(specialAdCategory) && isAimAllowed(fields);
  const age = { required: true, disabled: isLocked, options: ages };
  return (
    <Card>
      {isForEverybody(specialAdCategory) && (
        <Banner
          className="mb-6"
          tone={isLocked ? 'info' : 'warning'}
          title={m.campaigns_aim_everybody({ category: nameCategory(specialAdCategory) })}
          action={
            !isLocked && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => change({ ageFrom: youngest, ageTo: oldest, gender: 'all' })}
              >
                {m.campaigns_aim_open()}
              </Button>
            )
          }
        >
          {m.campaigns_category_everybody_text()}
        </Banner>
      )}
      <div className="grid grid-cols-2 gap-5">
        <SelectField
          label={m.campaigns_age_from()}
          name="ageFrom"
          {...age}
          value={String(ageFrom)}
          onValueChange={(from) => change({ ageFrom: Number(from), ageTo: Math.max(ageTo, Number(from)) })}
        />
        <SelectField
          label={m.campaigns_age_to()}
          name="ageTo"
          {...age}
          value={String(ageTo)}
          onValueChange={(to) => change({ ageTo: Number(to), ageFrom: Math.min(ageFrom, Number(to)) })}
        />
      </div>
      <div className="mt-4 space-y-3 empty:hidden">
        {below('ageFrom')}
        {below('ageTo')}
      </div>
      <RadioCards
        className="mt-6 max-[379px]:[&_label]:basis-full"
        legend={m.campaigns_gender()}
        required
        value={gender}
        onValueChange={(chosen) => change({ gender: chosen })}
        options={
          isLocked
            ? [{ value: 'all', title: m.campaigns_gender_all() }]
            : [
                { value: 'men', title: m.campaigns_gender_men() },
                { value: 'women', title: m.campaigns_gender_women() },
                { value: 'all', title: m.campaigns_gender_all() },
              ]
        }
      />
    </Card>
  );
}

const ages = Array.from({ length: oldest - youngest + 1 }, (_, years) => {
  const age = youngest + years;
  return { value: String(age), label: nameAgeTo(age) };
});
