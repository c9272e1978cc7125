import type { PackName } from '#contract/compliance/finding.ts';
import type { Place, Rule } from './rule.ts';
import { euAi } from './rules/eu/eu-ai.ts';
import { euCredit } from './rules/eu/eu-credit.ts';
import { euGdpr } from './rules/eu/eu-gdpr.ts';
import { euGreen } from './rules/eu/eu-green.ts';
import { euHealth } from './rules/eu/eu-health.ts';
import { euKids } from './rules/eu/eu-kids.ts';
import { euPrice } from './rules/eu/eu-price.ts';
import { euTtpa } from './rules/eu/eu-ttpa.ts';
import { euUcpd } from './rules/eu/eu-ucpd.ts';
import { metaBody } from './rules/meta/meta-body.ts';
import { metaBrands } from './rules/meta/meta-brands.ts';
import { metaClaims } from './rules/meta/meta-claims.ts';
import { metaGoods } from './rules/meta/meta-goods.ts';
import { metaGrammar } from './rules/meta/meta-grammar.ts';
import { metaPersonal } from './rules/meta/meta-personal.ts';
import { metaPicture } from './rules/meta/meta-picture.ts';
import { metaSpecial } from './rules/meta/meta-special.ts';
import { noAggressiv } from './rules/norway/no-aggressiv.ts';
import { noAlkohol } from './rules/norway/no-alkohol.ts';
import { noAnmeldelse } from './rules/norway/no-anmeldelse.ts';
import { noBarn } from './rules/norway/no-barn.ts';
import { noEiendom } from './rules/norway/no-eiendom.ts';
import { noEnergi } from './rules/norway/no-energi.ts';
import { noForpris } from './rules/norway/no-forpris.ts';
import { noGratis } from './rules/norway/no-gratis.ts';
import { noHelse } from './rules/norway/no-helse.ts';
import { noHelsepastand } from './rules/norway/no-helsepastand.ts';
import { noKjonn } from './rules/norway/no-kjonn.ts';
import { noKreditt } from './rules/norway/no-kreditt.ts';
import { noLegemiddel } from './rules/norway/no-legemiddel.ts';
import { noMat } from './rules/norway/no-mat.ts';
import { noMiljo } from './rules/norway/no-miljo.ts';
import { noNavn } from './rules/norway/no-navn.ts';
import { noPixel } from './rules/norway/no-pixel.ts';
import { noPris } from './rules/norway/no-pris.ts';
import { noRetusj } from './rules/norway/no-retusj.ts';
import { noSkjult } from './rules/norway/no-skjult.ts';
import { noSpam } from './rules/norway/no-spam.ts';
import { noSpill } from './rules/norway/no-spill.ts';
import { noTillegg } from './rules/norway/no-tillegg.ts';
import { noTobakk } from './rules/norway/no-tobakk.ts';
import { noVilledende } from './rules/norway/no-villedende.ts';

/** A body of rules, as it stood on a day: a stored verdict names the version that it was found by. */
export interface Pack {
  name: PackName;
  version: string;
  /** But for rules that say otherwise. */
  holdsIn: Place;
  rules: readonly Rule[];
}

export const packs: readonly Pack[] = [
  {
    name: 'norway',
    version: '2026-11-27',
    holdsIn: 'NO',
    rules: [
      noAggressiv,
      noAlkohol,
      noAnmeldelse,
      noBarn,
      noEiendom,
      noEnergi,
      noForpris,
      noGratis,
      noHelse,
      noHelsepastand,
      noKjonn,
      noKreditt,
      noLegemiddel,
      noMat,
      noMiljo,
      noNavn,
      noPixel,
      noPris,
      noRetusj,
      noSkjult,
      noSpam,
      noSpill,
      noTillegg,
      noTobakk,
      noVilledende,
    ],
  },
  {
    name: 'eu',
    version: '2026-11-27',
    holdsIn: 'EU',
    rules: [euAi, euCredit, euGdpr, euGreen, euHealth, euKids, euPrice, euTtpa, euUcpd],
  },
  {
    name: 'meta',
    version: '2026-11-27',
    holdsIn: 'anywhere',
    rules: [metaBody, metaBrands, metaClaims, metaGoods, metaGrammar, metaPersonal, metaPicture, metaSpecial],
  },
];

export const rules: readonly Rule[] = packs.flatMap((pack) => pack.rules);

export function packOf(rule: Rule): Pack {
  return packs.find(({ rules }) => rules.includes(rule))!;
}
