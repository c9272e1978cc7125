import { plans, trialDays } from '#contract/people/plans.ts';
import type { Language } from '#contract/people/people.ts';
import { Play } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';
import { opensDemo } from './demo-dialog.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { WayIn } from './way-in.tsx';

/** What the product is, the way in, and the product itself. */
export function Hero({ language }: { language: Language }) {
  return (
    <section className="relative isolate overflow-hidden">
      <FjordScene className="absolute inset-x-0 top-[32rem] -z-10 h-[38rem] sm:top-80 sm:h-[46rem] sm:[mask-image:linear-gradient(to_right,transparent_45%,black_80%)] lg:top-56" />
      <div className="mx-auto w-full max-w-6xl px-4 pt-10 sm:px-6 sm:pt-16 lg:px-8">
        <h1 className="max-w-4xl text-[2.5rem] leading-[1.06] font-bold tracking-tight sm:text-6xl lg:text-7xl">
          {m.landing_title()}
        </h1>
        <p className="mt-6 max-w-2xl text-lg text-pretty text-muted sm:text-xl">{m.landing_lead()}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <WayIn visitor={m.landing_start()} size="large" className="w-full sm:w-auto" />
          <Button variant="secondary" size="large" className="w-full sm:w-auto" {...opensDemo}>
            <Play aria-hidden />
            {m.landing_demo()}
          </Button>
        </div>
        <p className="mt-4 max-w-xl text-sm text-pretty text-muted">
          {m.landing_trial({ days: trialDays, campaigns: plans.free.campaignsPerMonth })}
        </p>
        <div className="mt-12 sm:mt-16">
          <HeroPicture language={language} />
        </div>
      </div>
    </section>
  );
}
