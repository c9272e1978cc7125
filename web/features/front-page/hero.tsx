import { plans, trialDays } from '#contract/people/plans.ts';
import { Play, Sparkles } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { opensDemo } from './demo-dialog.tsx';
import { Aurora } from './try/aurora.tsx';
import { Pills } from './try/pills.tsx';
import { TradePictures } from './try/pictures/pictures.tsx';
import { TryBar } from './try/try-bar.tsx';
import { TryMap } from './try/try-map.tsx';
import { TryPhone } from './try/try-phone.tsx';
import { exampleAds, tryWords } from './try/try-words.ts';
import { WayIn } from './way-in.tsx';

const chips = [m.try_chip_plumber, m.try_chip_bakery, m.try_chip_yoga];

/** The product before anybody has signed up: say what you sell, and see it become an ad. */
export function Hero() {
  const [ad] = exampleAds();
  return (
    <section
      id="try"
      data-try={JSON.stringify(tryWords())}
      aria-label={m.try_region()}
      className="group/try relative isolate overflow-x-clip"
    >
      <TradePictures />
      <Aurora className="pointer-events-none absolute inset-x-0 top-24 -z-10 h-72 w-full max-lg:top-[38rem] max-sm:top-[34rem]" />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-10 gap-y-7 px-4 pt-8 pb-12 sm:px-6 sm:pt-10 lg:grid-cols-[minmax(0,1fr)_27rem] lg:px-8">
        <div className="lg:self-end">
          <h1 className="text-[min(2.5rem,10.5vw-0.25rem)] leading-[1.05] font-bold tracking-tight sm:text-6xl">
            {/* A word with a hyphen stays on one line: with a joiner round it, which takes no room. */}
            {m.landing_title().replaceAll('-', '\u2060-\u2060')}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-pretty text-muted sm:text-xl">{m.try_line()}</p>
          <WishForm />
        </div>
        {/* On a phone the ad comes first. */}
        <div className="max-sm:order-last">
          <div className="flex flex-wrap items-center gap-3">
            <WayIn
              visitor={m.landing_start()}
              variant="ghost"
              className="-ml-4 underline decoration-line-strong underline-offset-4 hover:decoration-current"
            />
            <Button variant="ghost" {...opensDemo}>
              <Play aria-hidden />
              {m.landing_demo()}
            </Button>
          </div>
          <p className="mt-3 max-w-lg text-sm text-pretty text-muted">
            {m.landing_trial({ days: trialDays, campaigns: plans.free.campaignsPerMonth })}
          </p>
        </div>
        <div className="relative lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
          <TryMap className="absolute top-4 -left-20 -z-10 size-[30rem] max-sm:hidden lg:top-8 lg:-left-56 lg:size-[34rem]" />
          <div className="mx-auto w-fit lg:mr-0">
            {ad && <TryPhone ad={ad} />}
            <Pills
              name="try-place"
              legend={m.try_places()}
              className="mx-auto mt-4 w-fit"
              options={[
                { value: 'facebook', label: m.try_place_facebook() },
                { value: 'instagram', label: m.try_place_instagram() },
                { value: 'story', label: m.try_place_story() },
              ]}
            />
          </div>
        </div>
        <div className="lg:col-span-2">
          <TryBar />
          <p className="mt-3 text-center text-xs text-pretty text-muted">{m.try_example_text()}</p>
          <p role="status" data-try-said className="sr-only" />
        </div>
      </div>
    </section>
  );
}

function WishForm() {
  return (
    <form action="/auth" data-try-form className="mt-7 max-w-xl">
      <input type="hidden" name="mode" value="signup" />
      <label htmlFor="try-wish" className="text-sm font-semibold">
        {m.try_field()}
      </label>
      <div className="mt-2 flex flex-col gap-2 sm:flex-row">
        <input
          id="try-wish"
          type="text"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={m.try_placeholder()}
          aria-describedby="try-problem"
          className="min-h-12 w-full min-w-0 rounded-lg border border-line-strong bg-field px-4 text-base placeholder:text-muted hover:border-muted"
        />
        <Button
          type="submit"
          size="large"
          className="group-data-[try-shown]/try:border-line-button group-data-[try-shown]/try:bg-surface group-data-[try-shown]/try:text-text group-data-[try-shown]/try:hover:bg-hover"
        >
          <Sparkles aria-hidden />
          {m.try_show()}
        </Button>
        {/* On a phone the trial is told far below, after the ad. */}
        <p className="text-center text-sm text-muted sm:hidden">{m.plans_free({ days: trialDays })}</p>
      </div>
      <p
        id="try-problem"
        role="alert"
        data-try-problem
        className="mt-2 text-sm text-danger-text empty:hidden"
      />
      <div role="group" aria-label={m.try_chips()} className="mt-3 flex flex-wrap gap-1.5 sm:gap-2">
        {chips.map((chip) => (
          <button
            key={chip()}
            type="button"
            data-try-chip
            className="min-h-11 rounded-full border border-line bg-surface/70 px-2.5 text-sm font-medium transition-colors hover:border-line-strong hover:bg-hover sm:px-4 md:min-h-9"
          >
            {chip()}
          </button>
        ))}
      </div>
    </form>
  );
}
