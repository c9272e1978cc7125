import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const body = phrases({
  nb: [
    `midjemål|smal midje|cm rundt livet|cm mindre|cm av livet|glatt panne|glattere panne|glattere hud|glatt hud|rynke|rynker|rynkene|rynkekrem*|rynkebehandl*|sommerform|bikiniform|drømmevekt*|idealvekt*|drømmefigur*|drømmesmil*|drømmelepper|drømmenese|timeglassfigur|slank figur|slankere figur|figuren din|vektklubb*|vektkurs*|overvekt*|for tung|slank deg|bli tynn|bli tynnere|store lepper|stygg nese|lytefri hud|feilfri hud|perfekt hud|perfekt smil|hvitere tenner|kritthvite tenner|gå ned i vekt|ned i vekt|gå ned i kilo|vektnedgang*|vektreduksjon*|vekttap*|vektreise*|slankekur*|slankekurs*|slanking|slankebehandl*|slankete*|slankepille*|slankemid*|slankeprodukt*|slankeplan*|slanke deg|slanke seg|slankete|slankepulver|flat mage|flatere mage|slankere midje|smalere midje|bikinikropp*|bli slank|bli slankere|blir slank|sommerkropp*|strandkropp*|drømmekropp*|perfekt kropp|perfekte kroppen|idealkropp*|
    fettforbrenn*|magefett*|kvitt fettet|kvitt fett|fettvalker|valkene|bilringer|bilringene|dobbelthake*|cellulit*|appelsinhud|misfornøyd med kroppen|misfornøyd med magen|misfornøyd med nesen|misfornøyd med nesa|misfornøyd med utseendet|misfornøyd med deg selv|hater du kroppen|hater du magen|flau over kroppen|skammer du deg over kroppen|
    skammer deg over kroppen|lei av kroppen din|lei av magen|ikke fornøyd med kroppen|ikke fornøyd med utseendet|stygge tenner|stygg hud|stygge rynker|rumpeløft|kvitt rynkene|kvitt rynker|fjern rynkene|kiloene raser|kiloene rase|raser av kilo|kiloene forsvinner|mist kilo|overflødige kilo|ekstra kilo|kiloa|julekilo*|feriekilo*|trivselsvekt|ny kropp|en ny kropp|kroppen du drømmer om|kroppen du vil ha|kroppen du fortjener|bikinisesong*|bikiniklar*|sommerklar kropp|strandklar*|sexy kropp|sexy mage|sexy rygg|sexy rumpe|ølmage*|gubbemage*|bilring*|mammamage*|hengemage*|slapp hud|slapp mage|hengepupper|gule tenner|gule tennene|skjeve tenner|stygge føtter|tynt hår|tunt hår|hårtap|skallet|måne på hodet|flau over *|år yngre|yngre hud|yngre utseende|se yngre ut|sjå yngre ut|ser yngre ut|bli yngre|aldringstegn|alderstegn*|anti age|anti aging|anti rynke|rynkefri*|skammer du deg over *|skjemmes du over *|skjemmest du over *|ingen vil se på *|misfornøyd med *|ikke fornøyd med kroppen|tynnere lår|slankere lår|six pack|sixpack|strammere rumpe|større bryster|større rumpe|fyldigere lepper|større lepper`,
    /(?<!\p{L})(?:bryst\p{L}*|lepp\p{L}*|nese\p{L}*|rynke\p{L}*|mage\p{L}*|kropp\p{L}*|hud\p{L}*|fett\p{L}*|kilo|slank\p{L}*|vekt\p{L}*|panne\p{L}*)[^.!?]{0,60}før og etter(?!\p{L})/gu,
    /(?<!\p{L})før og etter(?!\p{L})[^.!?]{0,60}(?:bryst|lepp|nese|rynke|mage|kropp|hud|fett|kilo|slank|vekt)\p{L}*/gu,
    /(?<!\p{L})(?:ned|mist|mista|mistet|miste|tap|tapt|tapte|kvitt|minus|gikk ned|gått ned|av med) (?:opptil |inntil |over |hele |minst )?(?:\d{1,3}|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|tolv|femten|tjue|tretti) ?(?:kg|kilo)(?!\p{L})/gu,
    /(?<!\p{L})\d{1,3} ?(?:kg|kilo) (?:lettere|slankere|mindre på|ned|borte)(?!\p{L})/gu,
    /[-–−]\s?\d{1,2} ?(?:kg|kilo)(?= (?:på|i løpet)| ?!)/gu,
  ],
  en: [
    `waistline|slim waist|smooth forehead|smoother skin|your wrinkles|wrinkle cream*|wrinkle treatment*|fine wrinkles|flawless skin|perfect skin|perfect smile|whiter teeth|dream figure|hourglass figure|summer shape|get thin|get slim|overweight|obesity|big lips|lose weight|losing weight|weight loss|lose belly fat|belly fat|diet pill*|slimming pill*|flat stomach|flat belly|flat tummy|bikini body|beach body|summer body|dream body|perfect body|ideal body|get ripped fast|cellulite|double chin|love handles|muffin top|unhappy with your body|unhappy with your looks|hate your body|hate your belly|
    ashamed of your body|embarrassed by your|tired of your body|ugly teeth|ugly skin|get rid of wrinkles|get rid of your belly|shed the pounds|shed pounds|drop a dress size|drop two dress sizes|lose the weight|slimming|slimmer|years younger|look younger|younger skin|younger looking|anti aging|antiageing|thinning hair|hair loss|yellow teeth|crooked teeth|beach ready|bikini season|bikini ready|new body|the body you *|six pack|bigger breasts|bigger lips|fuller lips|saggy *|loose skin|wobbly *|mum tum|beer belly|ashamed of *|embarrassed about *|fat loss|melts fat|melt fat|melts belly fat|burn fat|burns belly fat`,
    /(?<!\p{L})(?:lose|lost|drop|dropped|shed|down) (?:up to |over |at least )?(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) ?(?:kg|kilos?|lbs?|pounds|stone|dress sizes?)(?!\p{L})/gu,
  ],
});

export const metaBody: Rule = {
  id: 'META-BODY',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Health and Wellness',
  url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness/',
  isUnsure: true,
  *find(content) {
    yield* struckBy(body.find(content), 'ask', 'meta_body_words');
    for (const { field, told } of content.pictures)
      if (told?.isBeforeAndAfter) yield { level: 'ask', code: 'meta_body_picture', field };
  },
};
