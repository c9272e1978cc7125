import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

/** Whoever is told of, and not where: what stands 'on Facebook' is only to be found there. */
const brand = String.raw`(?<!(?:på|via|gjennom|i|fra|on|through|in|at|our|vår|følg oss på|and) )(?<!\p{L})(?:facebook|instagram|meta|whatsapp|messenger|threads|zuckerberg)(?:s|'s|’s)?(?!\p{L})(?![- ]?(?:side|siden|sida|sidene|profil\p{L}*|konto\p{L}*|gruppe\p{L}*|annons\p{L}*|page|pages|profile|account|group|ads?|advert\p{L}*|pixel|piksel\p{L}*|markedsføring))`;
/** That it stands behind somebody. */
const behind = String.raw`(?:partner\p{L}*|samarbeid\p{L}*|godkjent\p{L}*|godkjend\p{L}*|godkjenn\p{L}*|anbefal\p{L}*|tilrå\p{L}*|sertifiser\p{L}*|verifiser\p{L}*|støtt\p{L}*|spons\p{L}*|kår\p{L}*|valgt\p{L}*|vald|velger|velg|utvalgt\p{L}*|utnevn\p{L}*|offisiel\p{L}*|gullmerke\p{L}*|kvalitetsmerke\p{L}*|stempel\p{L}*|sertifikat\p{L}*|bevis\p{L}*|står bak|stiller seg bak|på vegne av|garanter\p{L}*|premier\p{L}*|prisvinn\p{L}*|pris(?:en)? for|deler ut|gir|gjev|betaler|dobler|testet av|approv\p{L}*|certif\p{L}*|verif\p{L}*|recommend\p{L}*|endors\p{L}*|sponsor\p{L}*|support(?:s|ed)|backed|backs|chosen|chose|chooses|select\p{L}*|picked|picks|awarded?|award[- ]winning|named us|official\p{L}*|guarant\p{L}*|trust(?:s|ed)|teamed up|team up|cooperat\p{L}*|collaborat\p{L}*|on behalf of|match(?:es|ing)|gives?|giving|gave|pays|paying|partnership\p{L}*|badge|seal of|employees?)`;
const endorsed = phrases(
  {
    both: [
      new RegExp(String.raw`${brand}[^.!?]{0,40}?(?<!\p{L})${behind}(?!\p{L})`, 'gu'),
      new RegExp(String.raw`(?<!\p{L})${behind}(?: \p{L}+){0,3}? ${brand}`, 'gu'),
    ],
  },
  {
    both: [/(?:facebook|instagram)[- ]?(?:konkurranse|giveaway|annonser|ads)[^.!?]*/gu],
    nb: 'meta analyse*|metaanalyse*|meta data',
    en: 'meta analysis|meta data|meta description*|instagram worthy',
  },
);

export const metaBrands: Rule = {
  id: 'META-BRANDS',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Meta Brand Usage',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  isUnsure: true,
  *find(content) {
    yield* struckBy(endorsed.find(content), 'ask', 'meta_brands_partner');
    for (const { field, told } of content.pictures)
      if (told?.hasMetaLogo) yield { level: 'ask', code: 'meta_brands_picture', field };
  },
};
