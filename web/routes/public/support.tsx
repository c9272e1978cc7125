import { replyHours } from '#contract/support.ts';
import { Mail, MessageCircle, Phone, Video } from 'lucide-react';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { Contents } from '#web/features/public-content/legal-text.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { ContactWays } from '#web/features/support/contact-ways.tsx';
import { FaqField, FaqSearch } from '#web/features/support/faq-search.tsx';
import { faqStructure } from '#web/features/support/questions.ts';
import { supportQuestions, supportTopics } from '#web/features/support/support-questions.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/support';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, {
    page: 'support',
    title: m.support_page_title(),
    description: m.support_page_text(),
    structured: faqStructure(supportQuestions()),
  });
}

export default function Support({ matches }: Route.ComponentProps) {
  const language = languageOfPath(matches.at(-1)?.pathname ?? '');
  const topics = supportTopics();
  const parts = Object.keys(topics).map((title) => ({ title }));
  return (
    <ContentPage title={m.support_page_title()} text={m.support_page_text()} under={<FaqField />} isBrief>
      <ContentSection title={m.support_page_ways()} id="ways">
        <ContactWays
          ways={[
            {
              icon: MessageCircle,
              title: m.support_page_chat(),
              when: m.support_page_chat_when(),
              text: m.support_page_chat_text(),
              link: { name: m.support_page_chat_link(), href: '#write' },
            },
            {
              icon: Mail,
              title: m.support_page_email(),
              when: m.support_page_email_when({ hours: replyHours.support }),
              text: m.support_page_email_text(),
              link: { name: operator.email, href: `mailto:${operator.email}` },
            },
            {
              icon: Phone,
              title: m.support_page_phone(),
              when: m.support_page_phone_when(),
              text: m.support_page_phone_text(),
              link: { name: operator.phone, href: `tel:${operator.phone}` },
            },
          ]}
        />
        <div className="mt-4 flex items-center justify-between gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-5 max-md:flex-col max-md:items-start sm:px-6">
          <p className="flex items-start gap-2.5 text-pretty">
            <Video aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-text" />
            {m.support_page_live({ hours: operator.supportHours[language] })}
          </p>
          <Button asChild variant="secondary" className="shrink-0 max-sm:w-full">
            <a href="/dashboard">{m.support_page_chat_member()}</a>
          </Button>
        </div>
      </ContentSection>
      <ContentSection
        title={m.support_page_faq()}
        id="faq"
        isBeside
        aside={<Contents parts={parts} className="sticky top-8 mt-6 max-lg:hidden" />}
      >
        <FaqSearch topics={topics} />
      </ContentSection>
      <ContentSection
        title={m.support_page_form()}
        text={m.support_page_form_text({ hours: replyHours.support })}
        id="write"
        isBeside
      >
        <ContactForm page="support" language={language} email={operator.email} />
      </ContentSection>
    </ContentPage>
  );
}
