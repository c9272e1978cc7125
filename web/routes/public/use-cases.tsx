import { BookOpen, Briefcase, HeartPulse, Rocket, ShoppingBag, Wrench } from 'lucide-react';
import { CardGrid } from '#web/features/public-content/card-grid.tsx';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/use-cases';

export function meta({ location }: Route.MetaArgs) {
  return publicHead({
    page: 'use-cases',
    language: languageOfPath(location.pathname),
    title: m.ui_page_title({ title: m.use_cases_name() }),
    description: m.use_cases_description(),
  });
}

export default function UseCases() {
  return (
    <ContentPage title={m.use_cases_title()} text={m.use_cases_text()}>
      <ContentSection title={m.use_cases_list()} text={m.use_cases_list_text()}>
        <CardGrid
          columns={3}
          cards={[
            {
              icon: ShoppingBag,
              title: m.use_cases_shop(),
              text: m.use_cases_shop_text(),
              points: [m.use_cases_goal_sales(), m.use_cases_shop_try(), m.use_cases_shop_watch()],
            },
            {
              icon: Wrench,
              title: m.use_cases_service(),
              text: m.use_cases_service_text(),
              points: [m.use_cases_goal_leads(), m.use_cases_service_try(), m.use_cases_service_watch()],
            },
            {
              icon: Rocket,
              title: m.use_cases_startup(),
              text: m.use_cases_startup_text(),
              points: [m.use_cases_goal_visits(), m.use_cases_startup_try(), m.use_cases_startup_watch()],
            },
            {
              icon: Briefcase,
              title: m.use_cases_business(),
              text: m.use_cases_business_text(),
              points: [m.use_cases_goal_leads(), m.use_cases_business_try(), m.use_cases_business_watch()],
            },
            {
              icon: HeartPulse,
              title: m.use_cases_health(),
              text: m.use_cases_health_text(),
              points: [m.use_cases_goal_visits(), m.use_cases_health_try(), m.use_cases_health_watch()],
            },
            {
              icon: BookOpen,
              title: m.use_cases_school(),
              text: m.use_cases_school_text(),
              points: [m.use_cases_goal_leads(), m.use_cases_school_try(), m.use_cases_school_watch()],
            },
          ]}
        />
      </ContentSection>
      <StartBand title={m.use_cases_start()} text={m.use_cases_start_text()} />
    </ContentPage>
  );
}
