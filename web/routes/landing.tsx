import { plans, trialDays } from '#contract/plans.ts';
import type { ReactNode } from 'react';
import { ExampleAd } from '#web/features/front-page/example-ad.tsx';
import { FeatureGrid } from '#web/features/front-page/feature-grid.tsx';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { PlanCards } from '#web/features/workspaces/plan-cards.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/landing';

export function meta({ location }: Route.MetaArgs) {
  return publicHead({
    page: '',
    language: languageOfPath(location.pathname),
    title: `${m.app_name()}: ${m.landing_title()}`,
    description: m.landing_description(),
  });
}

const band = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8';
const signUp = '/auth?mode=signup';

export default function Landing() {
  return (
    <main>
      <section
        className={`${band} grid items-center gap-14 pt-12 pb-24 lg:grid-cols-[1fr_30rem] lg:pt-20 lg:pb-36`}
      >
        <div>
          <h1 className="text-[2.5rem] leading-[1.08] font-bold tracking-tight sm:text-6xl">
            {m.landing_title()}
          </h1>
          <p className="mt-6 max-w-xl text-lg text-pretty text-muted">{m.landing_lead()}</p>
          <Way visitor={m.landing_start()} size="large" className="mt-8 w-full sm:w-auto" />
          <p className="mt-4 text-sm text-muted">
            {m.landing_trial({ days: trialDays, campaigns: plans.free.campaignsPerMonth })}
          </p>
        </div>
        <ExampleAd />
      </section>
      <Section title={m.landing_features_title()} text={m.landing_features_text()}>
        <FeatureGrid />
      </Section>
      <Section title={m.landing_plans_title()} text={m.landing_plans_text()}>
        <PlanCards
          action={(isPopular) => (
            <Way
              visitor={m.landing_plan_start()}
              variant={isPopular ? 'primary' : 'secondary'}
              className="w-full"
            />
          )}
        />
      </Section>
    </main>
  );
}

interface WayProps {
  visitor: string;
  size?: 'large';
  variant?: 'primary' | 'secondary';
  className: string;
}

/** The way in for a visitor, and the way on for who is signed in: the public script shows the one that fits. */
function Way({ visitor, className, ...look }: WayProps) {
  return (
    <>
      <span data-for="visitor">
        <Button asChild className={className} {...look}>
          <a href={signUp}>{visitor}</a>
        </Button>
      </span>
      <span data-for="member" hidden>
        <Button asChild className={className} {...look}>
          <a href="/dashboard">{m.landing_to_dashboard()}</a>
        </Button>
      </span>
    </>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-16 sm:py-24">
      <div className={band}>
        <h2 className="max-w-2xl text-3xl font-bold sm:text-4xl">{title}</h2>
        <p className="mt-3 max-w-xl text-muted">{text}</p>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
