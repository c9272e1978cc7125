import { isNear, type Match, phrases } from '../../matching/phrases.ts';
import type { Content } from '../../rule.ts';

const illness =
  'kreft|hjerteinfarkt|hjerteproblem\\p{L}*|hjertesykdom\\p{L}*|diabetes|sykdom|sykdommer|sjukdom|sjukdomar|demens|alzheimer|hjerneslag|forkjølelse|influensa|migrene|gikt|leddgikt|artrose|depresjon|angst|astma|allergi|eksem|psoriasis|infeksjon\\p{L}*|betennelse\\p{L}*|korona|covid|høyt blodtrykk|adhd|autisme|kols|beinskjørhet|leddsmerter|mageplager|søvnløshet';
const illnessInEnglish =
  'cancer|heart disease|heart attacks?|diabetes|diseases?|illness|dementia|alzheimers?|strokes?|colds?|flu|migraines?|arthritis|depression|anxiety|asthma|allerg\\p{L}+|eczema|psoriasis|infections?|inflammation|covid|high blood pressure|adhd|autism|osteoporosis|joint pain|insomnia';

const foods =
  'ingefær|te|urtete|gurkemeie|honning|hvitløk|vitamin\\p{L}*|kosttilskudd\\p{L}*|juice\\p{L}*|smoothie\\p{L}*|kollagen|omega|omega 3|urter|urt|havre|blåbær|probiotika|eplesidereddik|magnesium|c-vitamin|d-vitamin';

/** That it heals or keeps illness away. */
const healing = phrases(
  {
    both: 'botar|kurerar|guérit|geneest|parantaa|leczy|helbreder|lindert schmerzen',
    nb: [
      'kurerer|kurere|kurert|kurerar|helbreder|helbrede|helbredet|helbredende|lækjer|lækjande|mirakelkur|mirakelkuren|gjør deg frisk fra *|kvitt diabetesen|legende kraft|lindrer all smerte',
      new RegExp(
        String.raw`(?<!\p{L})(?:forebygg\p{L}*|førebygg\p{L}*|kur mot|fjern\p{L}*|beskytt\p{L}* (?:deg )?mot|vern\p{L}* mot|frisk fra|kvitt) (?:\p{L}+ (?:og )?){0,2}?(?:${illness})(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:${foods}) (?:som virker |hjelper |er bra )?mot (?:${illness})(?!\p{L})`,
        'gu',
      ),
    ],
    en: [
      'cures|cure for|heals|healing power*|heal your *|miracle cure*|curative',
      new RegExp(
        String.raw`(?<!\p{L})(?:prevents?|preventing|cures?|curing|protects? (?:you )?(?:against|from)|get rid of|fights?|reverses?) (?:\p{L}+ ){0,2}?(?:${illnessInEnglish})(?!\p{L})`,
        'gu',
      ),
    ],
  },
  {
    nb: 'helbredende for sjelen',
    en: 'cures concrete|heals all wounds',
  },
);

/** That it does the body good. */
const wellness = phrases(
  {
    both: 'immunförsvar*|immunsystem|immunförsvaret|entgiftet|entgiftend*|entschlackt|détox|schlank|détoxifiant|détoxifie|detox|detoxkur*|detoxpakke*|detoxjuice*|superfood*|anti aging kosttilskudd',
    nb: [
      `immunforsvar*|gjør deg slank|gjør deg slankere|immunsystem*|slankende|fettforbrenn*|fettforbrenning|fettbrenn*|øker forbrenningen|auker forbrenninga|booster forbrenningen|setter fart på forbrenningen|
      renser kroppen|rense kroppen|rensar kroppen|utrensing*|utrensende|avgifter kroppen|avgiftende|avgifte kroppen|senker kolesterol*|senk kolesterol*|senk blodtrykk*|senk blodsukker*|senker blodsukker*|senker blodtrykk*|senkar kolesterolet|stabiliserer blodsukker*|
      bra for hjertet|bra for hjerte*|godt for hjertet|bra for magen|bra for fordøyelsen|bedrer fordøyelsen|bedre fordøyelse|bra for leddene|styrker leddene|styrker hjertet|bra for hukommelsen|
      bedre hukommelse|styrker hukommelsen|øker konsentrasjonen|bedre konsentrasjon|bedrer konsentrasjonen|demper stress|reduserer stress|motvirker tretthet|mindre trøtt|gir bedre søvn|demper appetitten|reduserer appetitten|
      betennelsesdempende|demper betennelse*|motvirker betennelse*|rens kroppen|helsebringende|vidundermiddel*|holder deg frisk|hold deg frisk|sunt for kroppen|gir kroppen energi|probiotisk*|antioksidant*|forynger|foryngende|styrker immun*`,
      /(?<!\p{L})(?:slank\p{L}*|vektned\p{L}*)[^.!?]{0,40} (?:urter|urt|te|juice|kosttilskudd|pulver|smoothie|shake)(?!\p{L})/gu,
      /kollagen[^.!?]{0,30}(?:hud|ledd|hår|negler)(?!\p{L})/gu,
      /(?:styrk|boost|løft|støtt)\p{L}* immun\p{L}*/gu,
    ],
    en: `immune system*|boosts immunity|boost your immunity|immunity boost*|fat burning|fat burner*|burns fat|slimming|speeds up your metabolism|boosts metabolism|boosts your metabolism|cleanses your body|cleanse your body|
      lowers cholesterol|lowers blood sugar|lowers blood pressure|good for your heart|good for your gut|gut health|improves digestion|improves memory|improves concentration|reduces stress|fights fatigue|
      anti inflammatory|antioxidant*|probiotic*|keeps you healthy|suppresses appetite|curbs your appetite|removes toxins|flushes toxins`,
  },
  {
    both: 'digital detox|detox shampoo*|hair detox|detox for håret|hår detox|detox hårmaske|detox fra skjerm*|home detox',
    nb: 'slankende snitt|slankende passform|slankende bukse*|slankende effekt på garderoben|slankende kjole*|massasje reduserer stress',
    en: 'slimming surgery|slimming fit|slimming cut|slimming dress|slimming jeans',
  },
);

/** Whoever treats, trains or vaccinates, and sells no food. */
const care = phrases({
  nb: 'vaksine*|vaksinasjon*|lege|legen|leger|klinikk*|fysioterap*|psykolog*|terapeut*|veterinær*|trening*|treningssenter|behandling*|tannlege*|sykepleier*|forskning*|innsamling*|gi en gave|støtt',
  en: 'vaccine*|vaccination*|doctor*|clinic*|physiotherap*|psychologist*|therapist*|vet|vets|training|gym|treatment*|dentist*|nurse*|research|donate|fundrais*',
});

/** What is told to heal, and what is only said to do good or stands beside those who treat people. */
export function findHealthClaims(content: Pick<Content, 'texts'>): { healing: Match[]; cautious: Match[] } {
  const near = care.find(content);
  const told = Object.groupBy(healing.find(content), (match) =>
    isNear(match, near, 120) ? 'cared' : 'bare',
  );
  return { healing: told.bare ?? [], cautious: [...(told.cared ?? []), ...wellness.find(content)] };
}
