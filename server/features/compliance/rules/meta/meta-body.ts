import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const body = phrases({
  nb: [
    `gå ned i vekt|ned i vekt|gå ned i kilo|vektnedgang*|vektreduksjon*|vekttap*|vektreise*|slankekur*|slankepille*|slankemid*|slankeprodukt*|slankeplan*|slanke deg|slanke seg|slankete|slankepulver|flat mage|flatere mage|slankere midje|smalere midje|bikinikropp*|bli slank|bli slankere|blir slank|sommerkropp*|strandkropp*|drømmekropp*|perfekt kropp|perfekte kroppen|idealkropp*|
    fettforbrenn*|magefett*|kvitt fettet|kvitt fett|fettvalker|valkene|bilringer|bilringene|dobbelthake*|cellulit*|appelsinhud|misfornøyd med kroppen|misfornøyd med magen|misfornøyd med nesen|misfornøyd med nesa|misfornøyd med utseendet|misfornøyd med deg selv|hater du kroppen|hater du magen|flau over kroppen|skammer du deg over kroppen|
    skammer deg over kroppen|lei av kroppen din|lei av magen|ikke fornøyd med kroppen|ikke fornøyd med utseendet|stygge tenner|stygg hud|stygge rynker|rumpeløft|kvitt rynkene|kvitt rynker|fjern rynkene|kiloene raser|kiloene rase|raser av kilo|kiloene forsvinner|mist kilo|overflødige kilo|ekstra kilo`,
    /(?<!\p{L})(?:ned|mist|mistet|miste|tap|tapt|tapte|kvitt|minus|gikk ned|gått ned|av med) (?:opptil |inntil |over |hele )?\d{1,3} ?(?:kg|kilo)(?!\p{L})/gu,
    /(?<!\p{L})\d{1,3} ?(?:kg|kilo) (?:lettere|slankere|mindre på|ned|borte)(?!\p{L})/gu,
    /[-–−]\s?\d{1,2} ?(?:kg|kilo)(?= (?:på|i løpet)| ?!)/gu,
  ],
  en: [
    `lose weight|losing weight|weight loss|lose belly fat|belly fat|diet pill*|slimming pill*|flat stomach|flat belly|flat tummy|bikini body|beach body|summer body|dream body|perfect body|ideal body|get ripped fast|cellulite|double chin|love handles|muffin top|unhappy with your body|unhappy with your looks|hate your body|hate your belly|
    ashamed of your body|embarrassed by your|tired of your body|ugly teeth|ugly skin|get rid of wrinkles|get rid of your belly|shed the pounds|shed pounds|drop a dress size|drop two dress sizes|lose the weight`,
    /(?<!\p{L})(?:lose|lost|drop|dropped|shed|down) (?:up to |over )?\d{1,3} ?(?:kg|kilos?|lbs?|pounds)(?!\p{L})/gu,
  ],
});

export const metaBody: Rule = {
  id: 'META-BODY',
  pack: 'meta',
  holdsIn: 'anywhere',
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
