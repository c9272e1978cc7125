import { formTexts } from '../../matching/form-texts.ts';
import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

/** A yes to advertising that comes with something else. */
const bundled = phrases({
  nb: [
    /(?<!\p{L})(?:automatisk|samtidig|da også|òg med på)[^.!?]{0,50}(?:nyh(?:ets?|eits|ende)brev\p{L}*|e-?postliste\p{L}*|kundeklubb\p{L}*|sms-?liste\p{L}*|reklame)/gu,
    /(?:nyh(?:ets?|eits|ende)brev\p{L}*|e-?postliste\p{L}*|sms-?liste\p{L}*)[^.!?]{0,40}(?:automatisk|på kjøpet|følger med|samtidig)/gu,
    /(?<!\p{L})(?:godtar|samtykker|aksepterer|godkjenner|godtek)[^.!?]{0,80}(?:markedsføring|marknadsføring|nyh(?:ets?|eits|ende)brev\p{L}*|reklame|sms|e-?post|tekstmelding\p{L}*|tilbud)/gu,
    /(?<!\p{L})(?:sender|sende|får|mottar|motta|få|sende deg|får du)[^.!?]{0,40}(?:tilb[uo]d\p{L}*|reklame|kampanje\p{L}*|nyh(?:ets?|eits|ende)brev\p{L}*)[^.!?]{0,30}(?:på|via|per|pr|med) (?:sms|e-?post\p{L}*|mail|mobil\p{L}*|tekstmelding\p{L}*|telefon\p{L}*)/gu,
    /(?<!\p{L})(?:på|via|per|pr) (?:sms|e-?post|mail|tekstmelding\p{L}*)[^.!?]{0,30}(?:tilb[uo]d\p{L}*|reklame|kampanje\p{L}*|nyh(?:ets?|eits|ende)brev\p{L}*)/gu,
    /(?<!\p{L})(?:tilbud|reklame|kampanjer|nyheter og tilbud) (?:på|via|per|pr) (?:sms|e-?post|mail|tekstmelding)(?!\p{L})/gu,
  ],
  en: [
    /(?<!\p{L})(?:automatically|also)[^.!?]{0,50}(?:newsletter\p{L}*|mailing list|marketing (?:e-?mails?|messages|texts))/gu,
    /newsletter\p{L}*[^.!?]{0,40}automatically/gu,
    /(?<!\p{L})(?:agree|consent|accept)\p{L}*[^.!?]{0,80}(?:marketing|newsletter\p{L}*|advertising|sms|e-?mails?|text messages|promotions|offers)/gu,
    /(?<!\p{L})(?:send|receive|get)[^.!?]{0,40}(?:offers|promotions|advertising|newsletter\p{L}*)[^.!?]{0,30}(?:by|via|on|through) (?:sms|e-?mail|text|phone)/gu,
  ],
});
/** What a form may ask for only by itself, unticked. */
const named = phrases({
  nb: 'nyhetsbrev*|nyheitsbrev*|nyhendebrev*|kundeklubb*|sms om *|sms med tilbud|epost om tilbud|e post om tilbud|tilbud fra oss|tilbod frå oss|nyheter og tilbud|markedsføring|marknadsføring|reklame|tilbud på sms|tilbud på epost|tilbud på e post|kampanjer på sms|e postliste*|sms liste*',
  en: 'newsletter*|marketing|special offers|news and offers|offers and news|texts about *|updates and offers|advertising|mailing list|promotional *|offers by email|offers by sms',
});

export const noSpam: Rule = {
  id: 'NO-SPAM',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 15',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => [
    ...struckBy(bundled.find(content), 'ask', 'no_spam_bundled'),
    ...struckBy(named.find(formTexts(content), ['form']), 'ask', 'no_spam_form'),
  ],
};
