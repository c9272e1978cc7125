import { testRule } from '#tests/compliance/test-rule.ts';
import { metaSpecial } from './meta-special.ts';

testRule(metaSpecial, {
  strikes: [
    { text: 'Vi ansetter rørlegger', as: 'meta_special_jobs' },
    { text: 'Ledig stilling i Bergen', as: 'meta_special_jobs' },
    { text: 'Leilighet til leie', as: 'meta_special_homes' },
    { text: 'Prisantydning 4 200 000', as: 'meta_special_homes' },
    { text: 'Refinansier i dag', as: 'meta_special_credit' },
    { text: 'Stem på Høyre', as: 'meta_special_politics' },
    { text: 'Casino på nett', as: 'meta_special_gambling' },
    { text: 'We are hiring', language: 'en', as: 'meta_special_jobs' },
  ],
  innocent: [
    { text: 'Rørlegger til nye boliger' },
    { text: 'Vi har en ledig time' },
    { text: 'Lån bøker på biblioteket' },
    { text: 'Jobben gjøres på én dag' },
    { text: 'Pasienten undersøkes av spesialist' },
    { text: 'Skal du selge boligen? Vi vasker før visning' },
    { text: 'Kontor og lager' },
    { text: 'Vi ansetter rørlegger', with: { specialAdCategory: 'employment' } },
    { text: 'A job well done', language: 'en' },
  ],
});
