import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { FjordScene } from '#web/ui/fjord-scene.tsx';
import { StepList } from '#web/ui/step-list.tsx';

/** What the product makes and what it does, in one picture: an ad, and the steps of publishing it. */
export function ExampleAd() {
  const steps = [
    { name: m.landing_step_pictures(), state: 'done' },
    { name: m.landing_step_campaign(), state: 'done' },
    { name: m.landing_step_ads(), state: 'done' },
    { name: m.landing_step_check(), state: 'done' },
    { name: m.landing_step_launch(), state: 'to-do' },
  ] as const;
  return (
    <figure aria-label={m.landing_preview_name()} className="relative mx-auto w-full max-w-lg">
      <div className="w-full rounded-xl border border-line bg-surface shadow-raised sm:w-[21rem]">
        <div className="flex items-center gap-3 p-4">
          <Avatar name={m.landing_preview_page()} className="size-9" />
          <div className="min-w-0 text-sm leading-tight">
            <p className="truncate font-semibold">{m.landing_preview_page()}</p>
            <p className="mt-0.5 text-xs text-muted">{m.landing_preview_sponsored()}</p>
          </div>
        </div>
        <p className="px-4 pb-3 text-sm">{m.landing_preview_text()}</p>
        <div className="flex h-44 items-end bg-sunken">
          <FjordScene className="h-full" />
        </div>
        <div className="flex items-center justify-between gap-3 rounded-b-xl bg-raised p-4">
          <div className="min-w-0 text-sm leading-tight">
            <p className="text-xs text-muted">{m.landing_preview_domain()}</p>
            <p className="mt-1 font-semibold">{m.landing_preview_headline()}</p>
          </div>
          <span className="shrink-0 rounded-lg border border-line-strong px-3 py-1.5 text-sm font-semibold">
            {m.landing_preview_button()}
          </span>
        </div>
      </div>
      <div className="relative mx-4 -mt-6 rounded-xl border border-line bg-raised p-4 shadow-raised sm:absolute sm:right-0 sm:-bottom-10 sm:mx-0 sm:mt-0 sm:w-72">
        <StepList name={m.landing_steps_name()} steps={steps} />
      </div>
    </figure>
  );
}
