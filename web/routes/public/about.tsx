import { Gauge, HeartHandshake, Lightbulb, ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router';
import { Week } from '#web/features/front-page/scenes/scenes.tsx';
import { CardGrid } from '#web/features/public-content/card-grid.tsx';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { StartBand } from '#web/features/public-content/start-band.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/about';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, { page: 'about', title: m.about_name(), description: m.about_description() });
}

export default function About() {
  const language = languageOfPath(useLocation().pathname);
  const home = publicPath('', language);
  return (
    <ContentPage title={m.about_title()} text={m.about_text()}>
      <ContentSection title={m.about_mission()} isBeside>
        <p className="max-w-4xl text-2xl leading-snug font-medium text-balance sm:text-3xl">
          {m.about_mission_text()}
        </p>
      </ContentSection>
      <ContentSection title={m.about_story()} isBeside>
        <div className="max-w-[43rem] space-y-4 text-[1.0625rem] text-pretty [&>div]:my-9">
          <p>{m.about_story_why()}</p>
          <p>{m.about_story_how()}</p>
          <p>{m.about_story_what()}</p>
          <Week />
          <p className="whitespace-pre-line">
            {`${operator.name}\n${operator.address}\n`}
            <a
              href={publicPath('contact', language)}
              className="text-accent-text underline underline-offset-4"
            >
              {m.contact_title()}
            </a>
          </p>
        </div>
      </ContentSection>
      <ContentSection title={m.about_values()} text={m.about_values_text()} isBeside>
        <CardGrid
          cards={[
            { icon: HeartHandshake, title: m.about_value_customer(), text: m.about_value_customer_text() },
            { icon: Lightbulb, title: m.about_value_innovation(), text: m.about_value_innovation_text() },
            { icon: ShieldCheck, title: m.about_value_quality(), text: m.about_value_quality_text() },
            { icon: Gauge, title: m.about_value_speed(), text: m.about_value_speed_text() },
          ]}
        />
      </ContentSection>
      <StartBand title={m.about_start()} text={m.about_start_text()} tryAt={`${home}#try`} />
    </ContentPage>
  );
}
