import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { alcohol } from '../words/alcohol.ts';
import { careless } from '../words/credit.ts';
import { gambling } from '../words/gambling.ts';
import { overTheCounter, prescribed } from '../words/medicines.ts';
import { tobacco } from '../words/tobacco.ts';

const weapons = phrases(
  {
    nb: 'luftpistol*|kikkertsikte*|lyddemper*|jaktkniv*|butterflykniv*|kastestjerne*|armbrøst*|børse|børser|hagler|hagle til *|patroner til jakt|kaliber *|airsoft*|våpen*|våpen|våpenet|våpenbutikk*|skytevåpen|håndvåpen|gevær|geværer|jaktgevær|jaktvåpen|pistol|pistoler|revolver*|jakthagle*|haglgevær*|haglepatron*|rifle|rifler|jaktrifle*|ammunisjon*|jaktpatron*|riflepatron*|lyddemper til rifle|springkniv*|luftgevær*|softgun*|elektrosjokkvåpen|pepperspray*|sprengstoff*|håndgranat*|slagjern|knokejern',
    en: 'crossbow*|hunting knife|hunting knives|combat knife|airsoft|butterfly knife|bullets|caliber|weapon|weapons|firearm*|gun|guns|handgun*|pistol|pistols|revolver*|shotgun*|rifle|rifles|ammunition|ammo|stun gun*|pepper spray|switchblade*|silencer for|explosives|brass knuckles',
  },
  {
    nb: 'hemmelig våpen|hemmelige våpen|vårt beste våpen',
    en: 'nail gun*|glue gun*|massage gun*|heat gun*|spray gun*|caulking gun*|grease gun*|staple gun*|water gun*|radar gun|jump the gun|big guns|secret weapon|your best weapon',
  },
);
const drugs = phrases(
  {
    both: 'lystgass*|nitrous oxide|edibles|delta 8|psilo*|steroids|lsd|ketamin*|cannabis*|marijuana|marihuana|cbd|cbd olje|cbd oil|thc|kratom|ghb|mdma|ecstasy|amfetamin|amphetamine|heroin|kokain|cocaine|psilocybin|magic mushrooms|hhc|weed shop',
    nb: 'steroider|veksthormon*|testosteron på nett|narkotik*|hasj|hasjolje|fleinsopp|rusmidler til salgs|anabole steroider',
    en: 'hash oil|anabolic steroids|recreational drugs',
  },
  { en: 'the cbd|cbd office*' },
);
const adult = phrases(
  {
    both: 'sexdate*|sexchat*|webcam girls|lapdance|lap dance|erotikk*|sexleketøy|sex toys|sex toy|onlyfans|porno|pornografi|pornography|porn|dildo*|escort girls|escortjenter|sugardating|sugardate*|camgirls|sugardaddy|sugar daddy|sexshop|sex shop|swingers|swingersklubb|bdsm',
    nb: 'strippeklubb*|stripper|strippere|strippeshow*|erotisk massasje|erotisk|erotiske leker|sexkontakt*|nakenbilde*|nakenmassasje|sexannonse*|escortejente*',
    en: 'strip club*|stripper*|erotic massage|erotic|hook up tonight|hookups|nude massage',
  },
  {
    en: 'paint stripper*|wallpaper stripper*|wire stripper*|varnish stripper*',
  },
);
const crypto = phrases({
  both: 'daytrading|day trading|kryptomynt*|*coin|trading robot*|tradingrobot*|handelsrobot*|valutahandel*|stablecoin*|defi|bitcoin*|ethereum|krypto|kryptovaluta*|kryptobørs*|kryptohandel|crypto|cryptocurrency|cryptocurrencies|altcoin*|memecoin*|nft|nfts|dogecoin|binance|coinbase|forex|binære opsjoner|binary options|cfd|cfd handel|blokkjedeinvester*',
});
const dating = phrases(
  {
    both: 'blind date*|tinder*|sugar dating|singleparty|singles party|dating|datingside*|datingapp*|speeddating|speed dating|nettdating',
    nb: 'date noen|date i kveld|møt noen spesiell|finn en partner|finn partner|finn livspartner*|singelkveld*|singelfest*|singlekveld*|finn kjærligheten|finn drømmemannen|finn drømmekvinnen|sjekkeapp*|møt single|treff single|single i nærheten|single nær deg|kontaktannonse*|matchmaking*',
    en: 'find love|find true love|meet singles|local singles|singles near you|find your soulmate|matchmaking service*',
  },
  { en: 'dating back|dating from|carbon dating' },
);

/** What promises to make thin, which only grown-ups may be shown. */
const slimming = phrases({
  nb: 'slankepille*|slankemid*|slankekur*|slankepulver*|slankete*|slankeprodukt*|slankeplaster*|slankekurs*|vektreduksjon*|vektnedgang*|fettforbrenner*|gå ned i vekt',
  en: 'diet pill*|slimming pill*|slimming tea*|weight loss *|lose weight|fat burner*|appetite suppressant*',
});

export const metaGoods: Rule = {
  id: 'META-GOODS',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Prohibited and Restricted Goods and Services',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  isUnsure: true,
  *find(content) {
    yield* struckBy(weapons.find(content), 'stop', 'meta_goods_weapons');
    yield* struckBy(drugs.find(content), 'stop', 'meta_goods_drugs');
    yield* struckBy(adult.find(content), 'stop', 'meta_goods_adult');
    yield* struckBy(crypto.find(content), 'ask', 'meta_goods_crypto');
    yield* struckBy(dating.find(content), 'ask', 'meta_goods_dating');
    if (content.ageFrom < 18) yield* struckBy(slimming.find(content), 'ask', 'meta_goods_slimming');
    // What Norwegian law stops by itself is told once, by its own rule.
    if (content.countryCodes.every((code) => code === 'NO')) return;
    yield* struckBy(tobacco.find(content), 'stop', 'meta_goods_tobacco');
    yield* struckBy(prescribed.find(content), 'ask', 'meta_goods_medicine');
    yield* struckBy(overTheCounter.find(content), 'ask', 'meta_goods_medicine');
    yield* struckBy(careless.find(content), 'stop', 'meta_goods_payday');
    yield* struckBy(gambling.find(content), 'ask', 'meta_goods_gambling');
    yield* struckBy(alcohol.find(content), 'ask', 'meta_goods_alcohol');
    for (const { field, told } of content.pictures) {
      if (told?.hasTobacco) yield { level: 'stop', code: 'meta_goods_tobacco', field };
      if (told?.hasAlcohol) yield { level: 'ask', code: 'meta_goods_alcohol', field };
    }
  },
};
