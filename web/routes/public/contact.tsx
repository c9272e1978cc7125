import { replyHours } from '#contract/support.ts';
import { Mail, MapPin, Phone } from 'lucide-react';
import { ContentPage, ContentSection } from '#web/features/public-content/content-page.tsx';
import { operator } from '#web/features/public-pages/operator.ts';
import { languageOfPath, publicPath } from '#web/features/public-pages/public-addresses.ts';
import { publicHead } from '#web/features/public-pages/public-head.ts';
import { ContactForm } from '#web/features/support/contact-form.tsx';
import { contactQuestions } from '#web/features/support/contact-questions.ts';
import { ContactWays } from '#web/features/support/contact-ways.tsx';
import { FaqList } from '#web/features/support/faq-list.tsx';
import { faqStructure } from '#web/features/support/questions.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/contact';

export function meta({ location }: Route.MetaArgs) {
  return publicHead(location, {
    page: 'contact',
    title: m.contact_title(),
    description: m.contact_text(),
    structured: faqStructure(contactQuestions()),
  });
}

/** The server puts the address in as it is, and the browser escapes it. */
const onMap = `https://www.openstreetmap.org/search?query=${operator.address}`;

export default function Contact({ matches }: Route.ComponentProps) {
  const language = languageOfPath(matches.at(-1)?.pathname ?? '');
  return (
    <ContentPage title={m.contact_title()} text={m.contact_text()} isBrief>
      <ContentSection title={m.contact_ways()}>
        <ContactWays
          ways={[
            {
              icon: Mail,
              title: m.contact_email(),
              when: m.contact_email_when({ hours: replyHours.contact }),
              link: { name: operator.email, href: `mailto:${operator.email}` },
            },
            {
              icon: Phone,
              title: m.contact_phone(),
              when: m.support_page_phone_when(),
              link: { name: operator.phone, href: `tel:${operator.phone}` },
            },
            {
              icon: MapPin,
              title: m.contact_office(),
              when: operator.name,
              link: { name: operator.address, href: onMap, target: '_blank', rel: 'noreferrer' },
            },
          ]}
        />
        <p className="mt-5 text-pretty text-muted">
          {m.contact_email_text()}{' '}
          <a
            href={`${publicPath('support', language)}#write`}
            className="text-accent-text underline underline-offset-4"
          >
            {m.contact_email_support({ stuck: replyHours.support })}
          </a>
          .
        </p>
      </ContentSection>
      <ContentSection title={m.contact_form()} text={m.contact_form_text()} id="write" isBeside>
        <ContactForm page="contact" language={language} email={operator.email} />
      </ContentSection>
      <ContentSection title={m.contact_faq()} isBeside>
        <FaqList questions={contactQuestions()} name="contact-faq" />
      </ContentSection>
    </ContentPage>
  );
}
