import { plans, trialDays } from '#contract/plans.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExampleAd } from '#web/features/front-page/example-ad.tsx';
import { FeatureGrid } from '#web/features/front-page/feature-grid.tsx';
import { useIsSignedIn } from '#web/features/people/use-is-signed-in.ts';
import { PlanCards } from '#web/features/workspaces/plan-cards.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';

export function meta() {
  return [
    { title: `${m.app_name()}: ${m.landing_title()}` },
    { name: 'description', content: m.landing_description() },
  ];
}

const band = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8';
const signUp = { to: '/auth', state: { mode: 'signup' } };

export default function Landing() {
  const isSignedIn = useIsSignedIn();
  const way = isSignedIn ? { to: '/dashboard' } : signUp;
  return (
    <>
      <header className={`${band} flex h-16 items-center gap-2`}>
        <Logo />
        <nav aria-label={m.landing_menu()} className="ml-auto flex items-center gap-1 sm:gap-2">
          <ThemeToggle />
          {isSignedIn ? (
            <Button asChild>
              <Link to="/dashboard">{m.landing_dashboard()}</Link>
            </Button>
          ) : (
            <>
              <Button asChild variant="ghost" className="px-3">
                <Link to="/auth">{m.landing_login()}</Link>
              </Button>
              <Button asChild className="px-3 sm:px-4">
                <Link {...signUp}>{m.landing_signup()}</Link>
              </Button>
            </>
          )}
        </nav>
      </header>
      <main>
        <section
          className={`${band} grid items-center gap-14 pt-12 pb-24 lg:grid-cols-[1fr_30rem] lg:pt-20 lg:pb-36`}
        >
          <div>
            <h1 className="text-[2.5rem] leading-[1.08] font-bold tracking-tight sm:text-6xl">
              {m.landing_title()}
            </h1>
            <p className="mt-6 max-w-xl text-lg text-pretty text-muted">{m.landing_lead()}</p>
            <Button asChild size="large" className="mt-8 w-full sm:w-auto">
              <Link {...way}>{isSignedIn ? m.landing_to_dashboard() : m.landing_start()}</Link>
            </Button>
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
              <Button asChild variant={isPopular ? 'primary' : 'secondary'} className="w-full">
                <Link {...way}>{isSignedIn ? m.landing_to_dashboard() : m.landing_plan_start()}</Link>
              </Button>
            )}
          />
        </Section>
      </main>
      <footer className="border-t border-line">
        <div className={`${band} flex flex-wrap items-center justify-between gap-4 py-8 text-sm text-muted`}>
          <Logo className="text-base text-text" />
          <Link to="/privacy" className="inline-flex min-h-11 items-center hover:text-text hover:underline">
            {m.landing_privacy()}
          </Link>
          <p>{m.landing_copyright()}</p>
        </div>
      </footer>
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
