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
    <figure
      aria-label={m.landing_preview_name()}
      className="mx-auto flex w-full max-w-md flex-col gap-4 sm:max-w-[31rem] sm:flex-row sm:items-end"
    >
      <div className="min-w-0 grow overflow-hidden rounded-xl border border-line bg-surface shadow-raised">
        <div className="flex items-center gap-3 p-4">
          <Avatar name={m.landing_preview_page()} className="size-9" />
          <div className="min-w-0 text-sm leading-tight">
            <p className="truncate font-semibold">{m.landing_preview_page()}</p>
            <p className="mt-0.5 text-xs text-muted">{m.landing_preview_sponsored()}</p>
          </div>
        </div>
        <p className="px-4 pb-4 text-sm">{m.landing_preview_text()}</p>
        <FjordScene isNear className="h-52 bg-sunken" />
        <div className="flex items-center justify-between gap-3 bg-raised p-4">
          <div className="min-w-0 text-sm leading-tight">
            <p className="truncate text-xs text-muted">{m.landing_preview_domain()}</p>
            <p className="mt-1 font-semibold">{m.landing_preview_headline()}</p>
          </div>
          <span className="shrink-0 rounded-lg border border-line-strong px-3 py-1.5 text-sm font-semibold">
            {m.landing_preview_button()}
          </span>
        </div>
      </div>
      <div className="shrink-0 rounded-xl border border-line bg-raised px-4 py-3 shadow-raised sm:-mb-8 sm:w-40">
        <StepList name={m.landing_steps_name()} steps={steps} />
      </div>
    </figure>
  );
}
