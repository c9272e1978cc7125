import { ChartNoAxesCombined, PenLine, Search, Users } from 'lucide-react';
import { PlannedAreaGate } from '#web/features/planned-areas/planned-area-gate.tsx';
import { PlannedAreaPage } from '#web/features/planned-areas/planned-area-page.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';

export default function GoogleAds() {
  return (
    <PlannedAreaGate area="google-ads" title={m.planned_google_title()}>
      <PlannedAreaPage
        title={m.planned_google_title()}
        text={m.planned_google_text()}
        features={[
          { icon: Search, name: m.planned_google_search(), text: m.planned_google_search_text() },
          { icon: Users, name: m.planned_google_audience(), text: m.planned_google_audience_text() },
          {
            icon: ChartNoAxesCombined,
            name: m.planned_google_figures(),
            text: m.planned_google_figures_text(),
          },
          { icon: PenLine, name: m.planned_google_words(), text: m.planned_google_words_text() },
        ]}
        roadmap={{
          name: m.planned_timeline(),
          quarters: [
            { name: m.planned_first(), text: m.planned_google_q1(), isInDevelopment: true },
            { name: m.planned_next(), text: m.planned_google_q2() },
            { name: m.planned_then(), text: m.planned_google_q3() },
          ],
        }}
        ask={{ name: m.planned_google_ask(), to: publicPath('support', spokenLanguage()) }}
      />
    </PlannedAreaGate>
  );
}
