import { ArrowRight } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { sliderFill } from '#web/ui/form/slider-fill.ts';
import { exampleTones } from './example-tones.ts';
import { Pills } from './pills.tsx';
import { Slot } from './slot.tsx';
import { budgetKroner, exampleBudget } from './try-words.ts';

const toneNames = {
  professional: m.campaigns_tone_professional,
  friendly: m.campaigns_tone_friendly,
  storytelling: m.campaigns_tone_storytelling,
};

/** What can be changed about the ad, and the way on with it. */
export function TryBar() {
  const { day, month } = exampleBudget();
  const { least, most, step, example } = budgetKroner;
  return (
    <div className="grid items-center gap-x-8 gap-y-5 rounded-2xl border border-line bg-surface p-4 shadow-raised sm:p-5 md:grid-cols-2 md:items-start lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Pills
        name="try-tone"
        legend={m.try_tones()}
        className="md:[&>legend]:not-sr-only md:[&>legend]:mb-2 md:[&>legend]:text-sm md:[&>legend]:text-muted"
        options={exampleTones.map((tone) => ({ value: tone, label: toneNames[tone]() }))}
      />
      <div className="min-w-0">
        <label className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="text-muted">{m.try_budget()}</span>
          <Slot name="day" className="font-semibold tabular-nums">
            {day}
          </Slot>
          <input
            type="range"
            name="try-budget"
            min={least}
            max={most}
            step={step}
            defaultValue={example}
            aria-valuetext={day}
            style={sliderFill(example, least, most)}
            className="h-8 w-full cursor-pointer"
          />
        </label>
        <p className="text-xs text-pretty text-muted first-letter:uppercase">
          <Slot name="month">{month}</Slot>. {m.try_budget_nothing()}
        </p>
      </div>
      <div className="md:col-span-2 lg:col-span-1 lg:max-w-60">
        <KeepButton isFor="visitor" href="/auth?mode=signup" />
        <KeepButton isFor="member" href="/campaign/new" />
        <p className="mt-1.5 text-center text-xs text-balance text-muted">{m.try_keep_text()}</p>
      </div>
    </div>
  );
}

function KeepButton({ isFor, href }: { isFor: 'visitor' | 'member'; href: string }) {
  return (
    <span data-for={isFor} hidden={isFor === 'member'}>
      <Button
        asChild
        size="large"
        variant="secondary"
        className="w-full px-4 group-data-[try-shown]/try:border-transparent group-data-[try-shown]/try:bg-accent group-data-[try-shown]/try:text-on-accent group-data-[try-shown]/try:hover:bg-accent-strong"
      >
        <a href={href} data-try-keep>
          {m.try_keep()}
          <ArrowRight aria-hidden />
        </a>
      </Button>
    </span>
  );
}
