import { testRule } from '#tests/compliance/test-rule.ts';
import { noSpam } from './no-spam.ts';

testRule(noSpam, {
  strikes: [
    {
      text: 'Hei',
      as: 'no_spam_form',
      with: { form: { privacyUrl: null, questions: ['Vil du ha nyhetsbrev?'] } },
    },
    { text: 'Du får òg nyhendebrevet og SMS om tilbod', of: 'form' },
    { text: 'Ved å sende inn samtykker du til markedsføring på SMS', as: 'no_spam_bundled' },
    { text: 'Du meldes automatisk på nyhetsbrevet vårt', as: 'no_spam_bundled' },
    { text: 'Legg igjen nummeret, så sender vi ukens tilbud på SMS', as: 'no_spam_bundled' },
    { text: 'Ja takk til nyhetsbrev', as: 'no_spam_form', of: 'form' },
    { text: 'Alle som spør, får også nyhetsbrevet, automatisk', as: 'no_spam_bundled' },
    { text: 'By sending this you agree to receive marketing', language: 'en', as: 'no_spam_bundled' },
  ],
  innocent: [
    { text: 'Hei', with: { form: { privacyUrl: null, questions: ['Navn', 'E-post'] } } },
    { text: 'Send oss en e-post, så ringer vi deg' },
    { text: 'Vi svarer på SMS innen en time' },
    { text: 'Få svar på e-post i dag' },
    { text: 'Hva gjelder det?' },
    { text: 'Send us an email', language: 'en' },
    { text: 'Hva heter du?', of: 'form' },
  ],
});
