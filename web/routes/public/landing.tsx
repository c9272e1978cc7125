import { Check } from 'lucide-react';
import { useLocation } from 'react-router';
import { DemoDialog } from '#web/features/front-page/demo-dialog.tsx';
import { FeatureGrid } from '#web/features/front-page/feature-grid.tsx';
import { Hero } from '#web/features/front-page/hero.tsx';
import { productFacts } from '#web/features/front-page/product-facts.ts';
import { Scenes } from '#web/features/front-page/scenes/scenes.tsx';
import { WayIn } from '#web/features/front-page/way-in.tsx';
import { ContentSection } from '#web/features/public-content/content-page.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { FaqList } from '#web/features/support/faq-list.tsx';
import { frontQuestions } from '#web/features/support/support-questions.ts';
import { PlanCards } from '#web/features/workspaces/plan-cards.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/landing';

/** The rest stands with these, each with its proof, on the page of the customers. */
const promises = [m.customers_promise_consent, m.customers_promise_whole, m.customers_promise_truth];

export function meta({ location }: Route.MetaArgs) {
  const language = languageOfPath(location.pathname);
  return publicHead(location, {
    page: '',
    title: `${m.app_name()}: ${m.landing_title()}`,
    description: m.landing_description(),
    structured: productFacts(language),
  });
}

export default function Landing() {
  const language = languageOfPath(useLocation().pathname);
  return (
    <main>
      <Hero />
      <ContentSection id="product" title={m.scenes_title()} text={m.landing_lead()}>
        <Scenes />
      </ContentSection>
      <ContentSection title={m.landing_features_title()} text={m.landing_features_text()}>
        <FeatureGrid language={language} />
        <ul className="mt-6 flex flex-wrap gap-x-6 text-muted [&>*]:flex [&>*]:min-h-11 [&>*]:items-center [&>*]:gap-2">
          {promises.map((promise) => (
            <li key={promise()}>
              <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
              {promise()}
            </li>
          ))}
          <li>
            <a
              href={publicPath('customers', language)}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
            >
              {m.customers_proof()}
            </a>
          </li>
        </ul>
      </ContentSection>
      <ContentSection title={m.landing_plans_title()} text={m.landing_plans_text()}>
        <PlanCards
          action={(isPopular) => (
            <WayIn
              visitor={m.landing_plan_start()}
              variant={isPopular ? 'primary' : 'secondary'}
              className="w-full"
            />
          )}
        />
      </ContentSection>
      <ContentSection title={m.front_questions()} isBeside>
        <FaqList questions={frontQuestions()} name="front-faq" />
        <p className="mt-4 text-sm">
          <a
            href={`${publicPath('support', language)}#faq`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
          >
            {m.front_questions_more()}
          </a>
        </p>
      </ContentSection>
      <StartBand title={m.front_close()} text={m.front_close_text()} tryAt="#try" />
      <DemoDialog language={language} />
    </main>
  );
}
