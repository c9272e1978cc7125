import { phrases } from '../../matching/phrases.ts';

/** Haste that has to be true. */
export const urgency = phrases(
  {
    // As the neighbours say it.
    both: 'endast idag|bara idag|sista chansen|sidste chance|nur heute|letzte chance|nur noch heute|nur noch wenige|dernière chance|dernier jour|laatste kans|alleen vandaag|última oportunidad|ultima occasione|viimeinen mahdollisuus|ostatnia szansa',
    nb: [
      `siste sjanse*|siste sjansen|siste plass*|siste ledige|siste rest*|siste kupp*|siste tog|før ho er borte|før han er borte|før dei er borte|før de er borte|før det er slutt|før det er tomt|siste mulighet|siste moglegheit|nesten utsolgt|snart utsolgt|nesten utselt|løp og kjøp|haster|skynd deg|skynd dere|skund deg|
      vær rask|ver rask|vær kjapp|før det er for sent|før det er for seint|før det er utsolgt|før det blir utsolgt|før den er utsolgt|siste dag|siste dagen|siste dager|siste timer|siste frist|
      kun denne uken|kun denne uka|bare denne uken|bare denne uka|berre denne veka|kun i helgen|kun i helga|bare i helgen|bare i helga|
      bare i dag og i morgen|tilbudet utløper|tilbudet forsvinner|utløper snart|utløper i kveld|utløper i dag|utløper ved midnatt|slutter i kveld|
      slutter i natt|slutter ved midnatt|slutter snart|gjelder kun til midnatt|kun til midnatt|bare til midnatt|varer til midnatt|begrenset tidsrom|begrenset tid|begrenset periode|avgrensa tid|
      de siste plassene|siste ledige plass*|de siste eksemplarene|selger ut fort|rives vekk|går fort unna|forsvinner fort|
      nå eller aldri|no eller aldri|sikre deg før det er *|før alle er borte|få eksemplarer`,
      /(?<!\p{L})(?:bare|kun|berre) (?:\d+|noen få|nokre få|et par|eit par|to|tre|fire|fem|seks|en|én|ein|éin|ei|éi|ett|eitt) (?:\p{L}+ ){0,2}(?:igjen|att|ledig)(?!\p{L})/gu,
      /(?<!\p{L})få (?:plasser|plassar|ledige|billetter|billettar|stk|stykker|timer|timar|dager|dagar|eksemplarer|rom|seter|varer|par|biler|leiligheter|tomter|enheter|bord)(?: \p{L}+)? (?:igjen|att)(?!\p{L})/gu,
      /(?<!\p{L})(?:\d{1,3}|to|tre|fire|fem|seks|noen|nokre|siste) (?:\p{L}+ ){1,2}(?:igjen|att)(?=\s*(?:[!.,–-]|$| med| til| på| før| nå| i))/gu,
      /(?<!\p{L})(?:kun|bare|berre|svært|veldig|nå|ekstremt) (?:noen )?få igjen(?!\p{L})/gu,
      /(?<=^|[.!?:–\n] ?)få igjen(?=\s*(?:[!.,]|$|på lager))/gu,
    ],
    en: [
      `last chance|last few|last places|last spots|last one left|clock is ticking|offer disappears|disappears at *|disappears tonight|final chance|last day|last days|final days|final hours|hurry|act now|act fast|before it is too late|before it's too late|
      almost gone|almost sold out|nearly sold out|selling fast|selling out fast|going fast|this week only|this weekend only|ends tonight|
      ends today|ends soon|ends at midnight|expires today|expires tonight|expires soon|limited time|now or never|few left|few spots left|few places left|before they are gone|before they're gone|never again`,
      /(?<!\p{L})(?:(?:only|just) )?(?:\d{1,3}|a few|two|three|four|five|six|one) (?:\p{L}+ ){0,2}(?:left|remaining)(?! (?:side|hand|turn|of|from|behind))(?!\p{L})/gu,
    ],
  },
  {
    nb: [
      `haster det|når det haster|om det haster|hvis det haster|hvor det haster|det haster ikke|haster ikke|det haster med|hva som haster|
      siste dager før jul|vær raskt|siste frist for påmelding|siste dag i *`,
      /siste (?:dag|frist)(?:en)?(?: er| for \p{L}+ er)?:? (?:\d|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)/gu,
    ],
    en: "hours left in *|days left in *|no hurry|in a hurry|don't hurry|last day of *",
  },
);

/** Haste that ends tonight, which a campaign of several days is not. */
export const tonight = phrases({
  nb: `kun i dag|bare i dag|berre i dag|gjelder kun i dag|gjeld berre i dag|kun i kveld|bare i kveld|i dag kun|kun ett døgn|kun i 24 timer|
    bare i 24 timer`,
  en: 'today only|only today|just today|tonight only|only tonight|24 hours only|one day only',
});

/** Few of it are to be had: mostly true, and said to be kept in mind. */
export const scarce = phrases({
  nb: `begrenset antall|begrensa antall|avgrensa antal|begrenset med plasser|begrensede plasser|begrenset opplag|begrenset tilgang`,
  en: 'limited number|limited spots|limited places|limited availability|limited edition|limited quantities',
});
