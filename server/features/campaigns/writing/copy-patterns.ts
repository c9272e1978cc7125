import type { AdLanguage } from '#contract/campaigns/campaign.ts';
import type { z } from 'zod';

/** What an ad may only say where the facts say it: by rule, each pattern one claim. */
export type ClaimRule = 'urgency' | 'deadline' | 'exclusivity' | 'superlative' | 'promise' | 'free';
export type CopyLanguage = z.infer<typeof AdLanguage>;

/** Whole words, also beside letters outside of ASCII. */
function words(...alternatives: string[]): RegExp[] {
  return alternatives.map((each) => new RegExp(`(?<![\\p{L}\\d-])(?:${each})(?![\\p{L}\\d])`, 'iu'));
}

const englishDays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const englishMonths = 'january|february|march|april|may|june|july|august|september|october|november|december';
const norwegianDays = 'mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag';
const norwegianMonths = 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';

export const claims: Record<CopyLanguage, Record<ClaimRule, RegExp[]>> = {
  English: {
    urgency: words(
      'hurry(?: up)?|be quick|act (?:now|fast)',
      'last chance|now or never|final (?:days|hours|call)',
      "don['’]t (?:miss|wait)|do not (?:miss|wait)|don['’]t leave it (?:too late|until)",
      "before it(?:[’']s| is) (?:too late|gone|over)",
      'while (?:it|they|stocks?|supplies) lasts?',
      'limited (?:time|offer|stock|number|edition|spots|places|seats|availability)|for a (?:short|limited) time',
      '(?:ends?|ending|expires?|closing) (?:very )?(?:soon|today|tonight|tomorrow)',
      '(?:today|tonight|this week(?:end)?) only|only (?:today|this week(?:end)?)|only for a short time',
      '(?:going|go|selling|sell|filling up|fill up) (?:out )?fast|almost (?:gone|sold out|full)|running out',
      '(?:only )?(?:a )?few (?:spots|places|seats|slots|left|remaining)|not for long',
    ),
    deadline: words(
      `(?:until|till|by|before|ends?(?: on)?) (?:next |this )?(?:${englishDays})`,
      `(?:until|till|by|before|ends?(?: on| in)?) (?:the )?(?:end of |\\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${englishMonths})`,
      'until (?:midnight|tomorrow|tonight|the end of)|by (?:midnight|tomorrow|tonight)',
    ),
    exclusivity: words(
      'only (?:at|with|from|here at|through)(?= [\\p{Lu}u]|$)',
      'exclusive(?:ly)?',
      'no ?(?:body|one) else (?:can|does|has|offers|gives)',
      'nowhere else',
      'the only (?:ones?|place|company|shop|firm|provider|plumber|bakery|salon|clinic)',
      'one of a kind',
    ),
    superlative: words(
      'the (?:very )?best(?! (?:thing|days|one|part|of all))|best in',
      'cheapest|lowest prices?|best prices?|unbeatable',
      'number one|no\\. ?1|#1|market leader|leading',
      'most popular|best[- ]selling|favou?rite of',
    ),
    promise: words(
      'guaranteed?|guarantees|warranty',
      'money[- ]back|full refund',
      'risk[- ]free|no risk',
      'satisfied or|satisfaction',
      'award[- ]winning|certified|approved|accredited',
      'same[- ]day|on the day|within the hour|24 hours|around the clock|24/7',
      'never again|once and for all|for ever|forever|always works',
      'no hidden (?:costs|fees|charges)',
      'thousands of|hundreds of|happy customers|satisfied customers',
    ),
    free: words(
      '(?<!feel |gluten |sugar |lactose )free(?! (?:from|to|of mind))|at no (?:extra )?cost|no charge|on the house',
    ),
  },
  Norwegian: {
    urgency: words(
      'skynd deg|vær (?:rask|kjapp|snar)|slå til',
      'siste (?:sjanse|frist|dager|dag|rest|plasser)|nå eller aldri',
      'ikke (?:gå glipp|vent|nøl|la sjansen)',
      'før det (?:er|blir) (?:for sent|borte|slutt|over)|kan (?:det )?være for sent',
      'så lenge (?:det|lageret|beholdningen|tilbudet|vi har)(?: \\p{L}+)?',
      'begrenset (?:tid|tilbud|antall|periode|lager|opplag)|i en (?:kort|begrenset) (?:stund|tid|periode)|en kort stund|for en kort periode',
      '(?:tilbudet|kampanjen|fristen) går (?:snart )?ut|går snart ut|snart (?:slutt|over|ute|borte|forbi|utsolgt)|utløper',
      '(?:kun|bare) (?:i dag|i kveld|denne (?:uka|uken|helga|helgen|måneden))',
      'går (?:fort|unna)|rives? (?:bort|vekk)|nesten (?:utsolgt|fullt|borte)',
      '(?:få|noen få) (?:plasser|igjen|timer igjen)|ikke lenge|mens du kan|i dag, ikke i morgen',
    ),
    deadline: words(
      `(?:til(?: og med)?|frem til|fram til|innen|før|ut) (?:på |førstkommende )?(?:${norwegianDays})`,
      `(?:til(?: og med)?|frem til|fram til|innen|før|ut) (?:slutten av )?(?:\\d{1,2}\\. )?(?:${norwegianMonths})`,
      '(?:til|frem til|fram til|innen|før) (?:midnatt|i morgen|helgen|helga)|ut (?:uken|uka|måneden|helgen|helga|året)',
    ),
    exclusivity: words(
      '(?:kun|bare) (?:hos|fra|her hos)(?= [\\p{Lu}o]|$)',
      'eksklusiv(?:t|e)?',
      'ingen andre (?:kan|har|gir|tilbyr|gjør|steder)',
      '(?:den|det|de) eneste (?:som|i|på|stedet|bedriften|butikken|rørleggeren|salongen|klinikken)',
      'unik(?:t|e)?',
    ),
    superlative: words(
      'best i|(?:den|det|de) (?:aller )?beste(?! (?:dagene|dagen|er|av alt|med))|(?:nord|øst|vest|sør)?(?:norges|byens|bergens|oslos) beste',
      'billigst(?:e)?|lavest(?:e)? pris(?:er)?|best(?:e)? pris(?:er)?|uslåelig(?:e)?',
      'nummer (?:én|en|1)|markedsleder(?:en)?|ledende',
      'mest populære?|bestselger(?:en)?|mestselgende',
    ),
    promise: words(
      'garanti(?:en|er)?|garanterer?|garantert',
      'pengene tilbake|full refusjon',
      'risikofritt?|uten risiko|ingen risiko',
      'fornøyd(?:e)?(?: kunder| eller)?|fornøydgaranti',
      'prisvinnende|prisbelønt|sertifisert(?:e)?|godkjent(?:e)?|autorisert(?:e)?',
      'samme dag|på dagen|innen en time|døgnet rundt|hele døgnet|24/7',
      'aldri mer|en gang for alle|for alltid|for evig',
      '(?:ingen|uten) skjulte (?:kostnader|gebyrer|avgifter)',
      'tusenvis av|hundrevis av',
    ),
    free: words('gratis|kostnadsfritt?|uten (?:ekstra )?kostnad|på huset'),
  },
};

/** Words of trades where something is wrong or grave, in either language. */
export const graveTrade =
  /burst|broken pipe|leak|flood|emergenc|locked out|funeral|burial|bereave|injur|accident|divorce|debt|addict|cancer|vannlek|lekkasj|sprukne?|sprukket|vannskade|brannskade|akutt|innelåst|utelåst|begravelse|gravferd|bisett|sorg|skadet|ulykke|skilsmisse|gjeld|rus(?:behandling|omsorg)|kreft/iu;

/** What does not go with them. */
export const lightWords: Record<CopyLanguage, RegExp[]> = {
  English: words(
    'fun|party|yay|woohoo|cheers',
    '(?:keep|keeps) putting (?:it |that |this )?off|put(?:ting)? (?:it|that|this) off',
    'treat yourself|something to look forward to|something to smile about|big smile|with a smile',
  ),
  Norwegian: words(
    'gøy|moro|fest|hurra|jippi',
    'utsetter|utsatt|utsette',
    'unn deg|kos deg|noe å glede seg til|noe å smile av|stort smil|med et smil',
  ),
};

export const numberWords: Record<CopyLanguage, { numbers: string[]; units: string }> = {
  English: {
    numbers: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
    units: 'hours?|days?|minutes?|weeks?|months?|years?|percent|customers|times|generations|people|experts',
  },
  Norwegian: {
    numbers: 'to tre fire fem seks sju åtte ni ti elleve tolv'.split(' '),
    units:
      'timer?|dager|dagers|døgn|minutter|uker|ukers|måneder|måneders|års?|prosent|kunder|ganger|generasjoner|personer|eksperter|fagfolk',
  },
};
