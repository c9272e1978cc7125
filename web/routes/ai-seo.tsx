import { FileText, Gauge, KeyRound, TrendingUp } from 'lucide-react';
import { PlannedAreaGate } from '#web/features/planned-areas/planned-area-gate.tsx';
import { PlannedAreaPage } from '#web/features/planned-areas/planned-area-page.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';

export default function AiSeo() {
  return (
    <PlannedAreaGate area="ai-seo" title={m.planned_seo_title()}>
      <PlannedAreaPage
        title={m.planned_seo_title()}
        text={m.planned_seo_text()}
        features={[
          { icon: FileText, name: m.planned_seo_content(), text: m.planned_seo_content_text() },
          { icon: KeyRound, name: m.planned_seo_keywords(), text: m.planned_seo_keywords_text() },
          { icon: TrendingUp, name: m.planned_seo_figures(), text: m.planned_seo_figures_text() },
          { icon: Gauge, name: m.planned_seo_audit(), text: m.planned_seo_audit_text() },
        ]}
        benefits={[
          m.planned_seo_benefit_found(),
          m.planned_seo_benefit_words(),
          m.planned_seo_benefit_time(),
          m.planned_seo_benefit_errors(),
          m.planned_seo_benefit_one_place(),
          m.planned_seo_benefit_cost(),
        ]}
        roadmap={{
          name: m.planned_roadmap(),
          quarters: [
            { name: m.planned_first(), text: m.planned_seo_q1(), isInDevelopment: true },
            { name: m.planned_next(), text: m.planned_seo_q2() },
            { name: m.planned_then(), text: m.planned_seo_q3() },
            { name: m.planned_later(), text: m.planned_seo_q4() },
          ],
        }}
        ask={{ name: m.planned_seo_ask(), to: publicPath('support', spokenLanguage()) }}
      />
    </PlannedAreaGate>
  );
}
