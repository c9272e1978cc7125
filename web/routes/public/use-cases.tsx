import { BookOpen, Briefcase, HeartPulse, Rocket, ShoppingBag, Wrench } from 'lucide-react';
import { useLocation } from 'react-router';
import { TradePicture, TradePictures } from '#web/features/front-page/try/pictures/pictures.tsx';
import { CardGrid } from '#web/features/public-content/card-grid.tsx';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
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

function points(goal: string, first: string, watch: string): [name: string, value: string][] {
  return [
    [m.use_cases_goal(), goal],
    [m.use_cases_try(), first],
    [m.use_cases_watch(), watch],
  ];
}

export default function UseCases() {
  const home = publicPath('', languageOfPath(useLocation().pathname));
  const see = (sell: string) => ({
    name: m.use_cases_see({ sell }),
    href: `${home}?sell=${encodeURIComponent(sell)}#try`,
  });
  return (
    <ContentPage title={m.use_cases_title()} text={m.use_cases_text()} isBrief>
      <TradePictures />
      <ContentSection title={m.use_cases_list()} heading="unseen">
        <CardGrid
          columns={3}
          cards={[
            {
              icon: ShoppingBag,
              id: 'shop',
              picture: <TradePicture trade="shop" />,
              title: m.use_cases_shop(),
              text: m.use_cases_shop_text(),
              points: points(m.use_cases_goal_sales(), m.use_cases_shop_try(), m.use_cases_shop_watch()),
              link: see(m.use_cases_shop_sell()),
            },
            {
              icon: Wrench,
              id: 'service',
              picture: <TradePicture trade="electrician" />,
              title: m.use_cases_service(),
              text: m.use_cases_service_text(),
              points: points(
                m.use_cases_goal_leads(),
                m.use_cases_service_try(),
                m.use_cases_service_watch(),
              ),
              link: see(m.use_cases_service_sell()),
            },
            {
              icon: Rocket,
              id: 'startup',
              picture: <TradePicture trade="other" />,
              title: m.use_cases_startup(),
              text: m.use_cases_startup_text(),
              points: points(
                m.use_cases_goal_visits(),
                m.use_cases_startup_try(),
                m.use_cases_startup_watch(),
              ),
              link: see(m.use_cases_startup_sell()),
            },
            {
              icon: Briefcase,
              id: 'business',
              picture: <TradePicture trade="cleaner" />,
              title: m.use_cases_business(),
              text: m.use_cases_business_text(),
              points: points(
                m.use_cases_goal_leads(),
                m.use_cases_business_try(),
                m.use_cases_business_watch(),
              ),
              link: see(m.use_cases_business_sell()),
            },
            {
              icon: HeartPulse,
              id: 'health',
              picture: <TradePicture trade="yoga" />,
              title: m.use_cases_health(),
              text: m.use_cases_health_text(),
              points: points(m.use_cases_goal_visits(), m.use_cases_health_try(), m.use_cases_health_watch()),
              link: see(m.use_cases_health_sell()),
            },
            {
              icon: BookOpen,
              id: 'school',
              picture: <TradePicture trade="garage" />,
              title: m.use_cases_school(),
              text: m.use_cases_school_text(),
              points: points(m.use_cases_goal_leads(), m.use_cases_school_try(), m.use_cases_school_watch()),
              link: see(m.use_cases_school_sell()),
            },
          ]}
        />
      </ContentSection>
      <StartBand
        title={m.use_cases_start()}
        text={m.use_cases_start_text()}
        other={{ name: m.front_close_try(), href: `${home}#try` }}
        isOtherFirst
      />
    </ContentPage>
  );
}
