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
  return publicHead(location, {
    page: 'use-cases',
    title: m.use_cases_name(),
    description: m.use_cases_description(),
  });
}

/** By what a link to each ends with. Of its picture, the part that fits. */
const cases = {
  shop: {
    picture: { trade: 'shop', view: '0 57 400 300' },
    words: [m.use_cases_shop, m.use_cases_shop_text, m.use_cases_shop_sell],
    points: [m.use_cases_goal_sales, m.use_cases_shop_try, m.use_cases_shop_watch],
  },
  service: {
    picture: { trade: 'electrician', view: '0 46 400 300' },
    words: [m.use_cases_service, m.use_cases_service_text, m.use_cases_service_sell],
    points: [m.use_cases_goal_leads, m.use_cases_service_try, m.use_cases_service_watch],
  },
  startup: {
    picture: { trade: 'other', view: '0 72 400 300' },
    words: [m.use_cases_startup, m.use_cases_startup_text, m.use_cases_startup_sell],
    points: [m.use_cases_goal_visits, m.use_cases_startup_try, m.use_cases_startup_watch],
  },
  business: {
    picture: { trade: 'cleaner', view: '0 72 400 300' },
    words: [m.use_cases_business, m.use_cases_business_text, m.use_cases_business_sell],
    points: [m.use_cases_goal_leads, m.use_cases_business_try, m.use_cases_business_watch],
  },
  health: {
    picture: { trade: 'yoga', view: '0 76 400 300' },
    words: [m.use_cases_health, m.use_cases_health_text, m.use_cases_health_sell],
    points: [m.use_cases_goal_visits, m.use_cases_health_try, m.use_cases_health_watch],
  },
  school: {
    picture: { trade: 'school', view: '0 80 400 300' },
    words: [m.use_cases_school, m.use_cases_school_text, m.use_cases_school_sell],
    points: [m.use_cases_goal_leads, m.use_cases_school_try, m.use_cases_school_watch],
  },
} as const;

export default function UseCases() {
  const home = publicPath('', languageOfPath(useLocation().pathname));
  return (
    <ContentPage title={m.use_cases_title()} text={m.use_cases_text()} isBrief>
      <TradePictures />
      <ContentSection title={m.use_cases_list()} heading="unseen">
        <CardGrid
          columns={3}
          cards={Object.entries(cases).map(([id, { picture, words, points }]) => {
            const [title, text, sell] = words;
            const [goal, first, watch] = points;
            return {
              id,
              picture: <TradePicture {...picture} />,
              title: title(),
              text: text(),
              points: [
                [m.use_cases_goal(), goal()],
                [m.use_cases_try(), first()],
                [m.use_cases_watch(), watch()],
              ],
              link: {
                name: m.use_cases_see({ sell: sell() }),
                href: `${home}?sell=${encodeURIComponent(sell())}#try`,
              },
            };
          })}
        />
      </ContentSection>
      <StartBand title={m.use_cases_start()} text={m.use_cases_start_text()} tryAt={`${home}#try`} />
    </ContentPage>
  );
}
