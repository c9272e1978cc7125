import { Building2, Hammer, HeartPulse, Rocket, ShoppingBag, UtensilsCrossed } from 'lucide-react';
import { useLocation } from 'react-router';
import { Asked, Noticed, Published, Shown, Week, Written } from '#web/features/front-page/scenes/scenes.tsx';
import { TradePictures } from '#web/features/front-page/try/pictures/pictures.tsx';
import { CardGrid } from '#web/features/public-content/card-grid.tsx';
import { claimFigure } from '#web/features/public-content/claim-figures.ts';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { FigureRow } from '#web/features/public-content/figure-row.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { PromiseList } from '#web/features/public-content/promise-list.tsx';
import { StoryCards } from '#web/features/public-content/story-cards.tsx';
import { Timeline } from '#web/features/public-content/timeline.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/customers';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, {
    page: 'customers',
    title: m.customers_name(),
    description: m.customers_description(),
  });
}

/** The story of the front page again, drawn as it is there, by the days of a week. */
const walk = [
  { when: m.customers_walk_1, text: m.customers_walk_1_text, picture: <Asked /> },
  { when: m.customers_walk_2, text: m.customers_walk_2_text, picture: <Written kept={2} /> },
  { when: m.customers_walk_3, text: m.customers_walk_3_text, picture: <Published /> },
  { when: m.customers_walk_4, text: m.customers_walk_4_text, picture: <Shown /> },
  { when: m.customers_walk_5, text: m.customers_walk_5_text, picture: <Noticed /> },
  { when: m.customers_walk_6, text: m.customers_walk_6_text, picture: <Week /> },
];

const stories = [
  ['salesGrowth', m.customers_story_sales, m.customers_story_sales_who, m.customers_story_sales_text],
  ['timeSaved', m.customers_story_time, m.customers_story_time_who, m.customers_story_time_text],
  ['users', m.customers_story_users, m.customers_story_users_who, m.customers_story_users_text],
] as const;

/** Each beside the use case that is nearest to it. */
const kinds = [
  ['shop', ShoppingBag, m.customers_kind_shops, m.customers_kind_shops_text],
  ['service', Hammer, m.customers_kind_trades, m.customers_kind_trades_text],
  ['shop', UtensilsCrossed, m.customers_kind_food, m.customers_kind_food_text],
  ['health', HeartPulse, m.customers_kind_health, m.customers_kind_health_text],
  ['startup', Rocket, m.customers_kind_startups, m.customers_kind_startups_text],
  ['business', Building2, m.customers_kind_agencies, m.customers_kind_agencies_text],
] as const;

export default function Customers() {
  const language = languageOfPath(useLocation().pathname);
  const home = publicPath('', language);
  return (
    <ContentPage title={m.customers_title()} text={m.customers_text()}>
      <TradePictures />
      <ContentSection title={m.customers_promises()} text={m.customers_promises_text()} isBeside>
        <PromiseList
          promises={[
            { promise: m.customers_promise_consent(), proof: m.customers_promise_consent_proof() },
            { promise: m.customers_promise_whole(), proof: m.customers_promise_whole_proof() },
            { promise: m.customers_promise_money(), proof: m.customers_promise_money_proof() },
            { promise: m.customers_promise_truth(), proof: m.customers_promise_truth_proof() },
            { promise: m.customers_promise_leads(), proof: m.customers_promise_leads_proof() },
          ]}
        />
      </ContentSection>
      <ContentSection title={m.customers_walk()} text={m.customers_walk_text()}>
        <Timeline
          moments={walk.map(({ when, text, picture }) => ({ when: when(), text: text(), picture }))}
        />
      </ContentSection>
      <ContentSection title={m.customers_figures()}>
        <FigureRow
          figures={[
            { figure: claimFigure('customers'), label: m.customers_figure_customers() },
            { figure: claimFigure('campaigns'), label: m.customers_figure_campaigns() },
            { figure: claimFigure('clickRateImprovement'), label: m.customers_figure_clicks() },
            { figure: claimFigure('satisfaction'), label: m.customers_figure_satisfaction() },
            { figure: claimFigure('rating'), label: m.customers_figure_rating() },
          ]}
        />
        <p className="mt-6 mb-8 max-w-2xl text-sm text-pretty text-muted">
          {m.customers_figures_text({ name: operator.name })}
        </p>
        <StoryCards
          stories={stories.map(([claim, what, who, text]) => ({
            figure: claimFigure(claim),
            what: what(),
            who: who(),
            text: text(),
          }))}
        />
      </ContentSection>
      <ContentSection title={m.customers_kinds()}>
        <CardGrid
          columns={3}
          cards={kinds.map(([useCase, icon, title, text]) => ({
            icon,
            title: title(),
            text: text(),
            href: `${publicPath('use-cases', language)}#${useCase}`,
          }))}
        />
      </ContentSection>
      <StartBand title={m.customers_start()} text={m.customers_start_text()} tryAt={`${home}#try`} />
    </ContentPage>
  );
}
