import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DemoDialog } from '#web/features/front-page/demo-dialog.tsx';
import { FeatureGrid } from '#web/features/front-page/feature-grid.tsx';
import { Hero } from '#web/features/front-page/hero.tsx';
import { productFacts } from '#web/features/front-page/product-facts.ts';
import { WayIn } from '#web/features/front-page/way-in.tsx';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { PlanCards } from '#web/features/workspaces/plan-cards.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/landing';

export function meta({ location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  return publicHead({
    page: '',
    language,
    title: `${m.app_name()}: ${m.landing_title()}`,
    description: m.landing_description(),
    structured: productFacts(language),
  });
}

export default function Landing() {
  const language = languageOfPath(useLocation().pathname);
  return (
    <main>
      <Hero language={language} />
      <Section title={m.landing_features_title()} text={m.landing_features_text()}>
        <FeatureGrid language={language} />
      </Section>
      <Section title={m.landing_plans_title()} text={m.landing_plans_text()}>
        <PlanCards
          action={(isPopular) => (
            <WayIn
              visitor={m.landing_plan_start()}
              variant={isPopular ? 'primary' : 'secondary'}
              className="w-full"
            />
          )}
        />
      </Section>
      <DemoDialog language={language} />
    </main>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-16 sm:py-24">
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8">
        <h2 className="max-w-2xl text-3xl font-bold sm:text-4xl">{title}</h2>
        <p className="mt-3 max-w-xl text-muted">{text}</p>
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
