import { formTexts } from '../../matching/form-texts.ts';
import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const fewEnough = 6;
const sensitive = phrases({
  nb: `diagnose|diagnosen|diagnoser|diagnosar|medisin|medisiner|medisinar|medisinen|sykdom|sykdommer|sykdomshistorie*|sjukdom|sjukdomar|helseopplysning*|helsetilstand*|helsa di|allergi|allergier|allergiar|gravid|funksjonsnedsett*|funksjonshemm*|psykisk*|blodtype|vekten din|
    religion|religiøs*|livssyn|livssynet|tro eller livssyn|fagforening|fagforening*|fagorganisert|fagforbund|etnisk*|etnisitet|hudfarge|legning|legninga|seksuell*|seksualitet|politisk*|hvilket parti|stemmer du på|straffedømt|straffbare forhold|rulleblad|domfelt`,
  en: `diagnosis|diagnoses|medicine|medicines|medication|medications|illness|illnesses|disease|diseases|medical history|medical condition*|health condition*|allergy|allergies|pregnant|disability|disabilities|mental health|blood type|religion|religious|faith|trade union|union member*|
    ethnicity|ethnic|racial*|sexual orientation|sexuality|political opinion*|political views|which party|criminal record|convicted`,
});
const identity = phrases({
  nb: 'fødselsnummer*|fødselsnummeret|personnummer*|fødsels og personnummer|d nummer|passnummer*|kontonummer*|kortnummer*',
  en: 'national identity number|national id*|social security number|personal number|passport number|bank account number|card number',
});

export const euGdpr: Rule = {
  id: 'EU-GDPR',
  holdsIn: 'EEA',
  since: '2018-07-20',
  law: 'Regulation (EU) 2016/679, Articles 5, 6, 9 and 13',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  *find(content) {
    const { form } = content;
    if (form && !form.privacyUrl) yield { level: 'stop', code: 'eu_gdpr_privacy', field: 'leadFormId' };
    if (form && form.questions.length > fewEnough)
      yield {
        level: 'hint',
        code: 'eu_gdpr_many',
        params: { count: form.questions.length },
        field: 'leadFormId',
      };
    const asked = formTexts(content);
    yield* struckBy(sensitive.find(asked, ['form']), 'ask', 'eu_gdpr_sensitive');
    yield* struckBy(identity.find(asked, ['form']), 'ask', 'eu_gdpr_identity');
  },
};
