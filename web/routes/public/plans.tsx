import { plans, trialDays } from '#contract/people/plans.ts';
import { useLocation } from 'react-router';
import { WayIn } from '#web/features/front-page/way-in.tsx';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { FaqList } from '#web/features/support/faq-list.tsx';
import { faqStructure } from '#web/features/support/questions.ts';
import { priceQuestions } from '#web/features/support/support-questions.ts';
import { PlanCards } from '#web/features/workspaces/plan-cards.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/plans';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, {
    page: 'plans',
    title: m.plans_name(),
    description: m.plans_description(),
    structured: faqStructure(priceQuestions()),
  });
}

export default function Plans() {
  const language = languageOfPath(useLocation().pathname);
  const home = publicPath('', language);
  const contact = `${publicPath('contact', language)}#write`;
  const { campaignsPerMonth: campaigns, mediaPerCampaign: media } = plans.free;
  const bills = [
    { title: m.plans_ours(), text: m.plans_ours_text() },
    { title: m.plans_metas(), text: m.plans_metas_text() },
    { title: m.plans_trial(), text: m.plans_trial_text({ days: trialDays, campaigns, media }) },
  ];
  return (
    <ContentPage title={m.plans_title()} text={m.plans_text({ days: trialDays })} isBrief>
      <ContentSection title={m.landing_plans_title()} heading="small">
        <PlanCards
          under={<span data-for="visitor">{m.plans_free({ days: trialDays })}</span>}
          action={(isPopular, plan) =>
            plan === 'enterprise' ? (
              <Button asChild variant="secondary" className="w-full">
                <a href={contact}>{m.landing_plan_contact()}</a>
              </Button>
            ) : (
              <WayIn
                visitor={m.landing_plan_start()}
                // Plans are changed by talking to us.
                member={{ name: m.dashboard_plan_talk(), href: contact }}
                variant={isPopular ? 'primary' : 'secondary'}
                className="w-full"
              />
            )
          }
        />
      </ContentSection>
      <ContentSection title={m.plans_money()} text={m.plans_money_text()} isBeside>
        <dl className="divide-y divide-line">
          {bills.map(({ title, text }) => (
            <div
              key={title}
              className="gap-x-8 py-5 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="text-pretty text-muted max-sm:mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </ContentSection>
      <ContentSection title={m.plans_questions()} isBeside>
        <FaqList questions={priceQuestions()} name="price-faq" />
      </ContentSection>
      <StartBand title={m.plans_start()} text={m.plans_start_text()} tryAt={`${home}#try`} isSignUpFirst />
    </ContentPage>
  );
}
