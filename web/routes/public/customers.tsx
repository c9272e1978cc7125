import { Building2, Hammer, HeartPulse, Rocket, ShoppingBag, UtensilsCrossed } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { ProductPicture } from '#web/features/front-page/product-picture.tsx';
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
  return publicHead({
    page: 'customers',
    language: languageOfPath(location.pathname),
    title: m.ui_page_title({ title: m.customers_name() }),
    description: m.customers_description(),
  });
}

export default function Customers() {
  const language = languageOfPath(useLocation().pathname);
  const useCases = publicPath('use-cases', language);
  return (
    <ContentPage title={m.customers_title()} text={m.customers_text()}>
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
          moments={[
            { when: m.customers_walk_1(), text: m.customers_walk_1_text() },
            {
              when: m.customers_walk_2(),
              text: m.customers_walk_2_text(),
              picture: <Crop name="walk-ads" language={language} top={345} height={470} />,
            },
            {
              when: m.customers_walk_3(),
              text: m.customers_walk_3_text(),
              picture: <Crop name="walk-publishing" language={language} top={92} height={456} />,
            },
            { when: m.customers_walk_4(), text: m.customers_walk_4_text() },
            { when: m.customers_walk_5(), text: m.customers_walk_5_text() },
            {
              when: m.customers_walk_6(),
              text: m.customers_walk_6_text(),
              picture: <Crop name="walk-live" language={language} top={182} height={586} />,
            },
          ]}
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
          stories={[
            {
              figure: claimFigure('salesGrowth'),
              what: m.customers_story_sales(),
              who: m.customers_story_sales_who(),
              text: m.customers_story_sales_text(),
            },
            {
              figure: claimFigure('timeSaved'),
              what: m.customers_story_time(),
              who: m.customers_story_time_who(),
              text: m.customers_story_time_text(),
            },
            {
              figure: claimFigure('users'),
              what: m.customers_story_users(),
              who: m.customers_story_users_who(),
              text: m.customers_story_users_text(),
            },
          ]}
        />
      </ContentSection>
      <ContentSection title={m.customers_kinds()}>
        <CardGrid
          columns={3}
          cards={[
            {
              icon: ShoppingBag,
              title: m.customers_kind_shops(),
              text: m.customers_kind_shops_text(),
              href: `${useCases}#shop`,
            },
            {
              icon: Hammer,
              title: m.customers_kind_trades(),
              text: m.customers_kind_trades_text(),
              href: `${useCases}#service`,
            },
            {
              icon: UtensilsCrossed,
              title: m.customers_kind_food(),
              text: m.customers_kind_food_text(),
              href: `${useCases}#shop`,
            },
            {
              icon: HeartPulse,
              title: m.customers_kind_health(),
              text: m.customers_kind_health_text(),
              href: `${useCases}#health`,
            },
            {
              icon: Rocket,
              title: m.customers_kind_startups(),
              text: m.customers_kind_startups_text(),
              href: `${useCases}#startup`,
            },
            {
              icon: Building2,
              title: m.customers_kind_agencies(),
              text: m.customers_kind_agencies_text(),
              href: `${useCases}#business`,
            },
          ]}
        />
      </ContentSection>
      <StartBand
        title={m.customers_start()}
        text={m.customers_start_text()}
        other={{ name: m.front_close_try(), href: `${publicPath('', language)}#try` }}
      />
    </ContentPage>
  );
}

interface CropProps extends Pick<ComponentProps<typeof ProductPicture>, 'name' | 'language'> {
  /** Where the part begins in the picture, and how high it is, in its own pixels. */
  top: number;
  height: number;
}

/** Of a screen of the product, the part right of its menu. */
function Crop({ top, height, ...picture }: CropProps) {
  const [whole, left, width] = [1440, 350, 1060];
  const share = (length: number) => `${(length / width) * 100}%`;
  return (
    <div className="overflow-hidden" style={{ aspectRatio: `${width} / ${height}` }}>
      <div style={{ width: share(whole), marginTop: share(-top), marginLeft: share(-left) }}>
        <ProductPicture {...picture} alt="" />
      </div>
    </div>
  );
}
