import { oc } from '@orpc/contract';
import { z } from 'zod';
import { member } from './member.ts';
import { mayRefuse } from './refusals.ts';

/** The two pages somebody can write to us from. */
export const contactPages = ['support', 'contact'] as const;
export const contactLimits = {
  name: 100,
  email: 255,
  subject: 200,
  message: { support: 2000, contact: 1000 },
} as const;
/** Within how many hours we promise to answer what comes from where. */
export const replyHours = { support: 2, contact: 24 } as const;

/** What may be written from one of these pages; the first thing that does not fit is what the person reads, by its key. */
function contactMessageFrom(page: (typeof contactPages)[number]) {
  const most = contactLimits.message[page];
  return z.object({
    name: z
      .string()
      .trim()
      .min(1, 'contact_form_name_required')
      .max(contactLimits.name, 'contact_form_name_long'),
    email: z
      .string()
      .trim()
      .max(contactLimits.email, 'contact_form_email_long')
      .pipe(z.email('contact_form_email_invalid')),
    subject: z
      .string()
      .trim()
      .min(1, 'contact_form_subject_required')
      .max(contactLimits.subject, 'contact_form_subject_long'),
    message: z.string().trim().min(1, 'contact_form_message_required').max(most, 'contact_form_message_long'),
  });
}

/** No person sees this box. Whatever a program writes into it, its message goes nowhere. */
const trap = { homepage: z.string().optional() };
const FromSupport = contactMessageFrom('support').extend({ page: z.literal('support'), ...trap });
/** Who names no page writes from the contact page. */
const contactPage = z
  .literal('contact')
  .optional()
  .transform(() => 'contact' as const);
const FromContact = contactMessageFrom('contact').extend({ page: contactPage, ...trap });
export const ContactMessage = z.discriminatedUnion('page', [FromSupport, FromContact]);
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Days count from Monday, 1; both are included. Times are those of the time zone. */
export const OpeningHours = z.object({
  from: z.int().min(1).max(7),
  to: z.int().min(1).max(7),
  opens: z.string(),
  closes: z.string(),
  timeZone: z.string(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

export const support = oc.tag('support').router({
  hours: oc
    .route({
      method: 'GET',
      path: '/support/hours',
      summary: 'When our support can be met by video',
      description:
        'Without hours it can always be met. `opensAt` is when it opens next, null while it is open.',
    })
    .output(z.object({ hours: OpeningHours.nullable(), opensAt: z.iso.datetime().nullable() })),
  openLiveSupport: member
    .route({
      method: 'POST',
      path: '/functions/get-zoom-support-link',
      summary: 'Open a video meeting with our support',
      description:
        'Opens a meeting and answers the address to join it at. Somebody of our support is told. Outside the hours of our support, the refusal says when it opens.',
    })
    .output(z.object({ zoomLink: z.url() }))
    .errors(mayRefuse('SUPPORT_CLOSED', 'SUPPORT_UNAVAILABLE', 'TOO_OFTEN')),
  sendMessage: oc
    .route({
      method: 'POST',
      path: '/functions/send-contact-email',
      summary: 'Write to us',
      description: 'The message is kept at once and sent on by email, also when mail is down for a while.',
    })
    .input(ContactMessage)
    .output(z.object({ received: z.literal(true), replyWithinHours: z.int() }))
    .errors(mayRefuse('TOO_OFTEN')),
});
