import { z } from 'zod';

/** A firm as the register has it. Anything but its number and its name may be missing. */
export interface RegisteredFirm {
  number: string;
  /** In capitals, as the register writes all names. */
  name: string;
  /** Its main trade: the code of SN 2007, and the register's words for it. */
  trade: { code: string; words: string } | null;
  /** The town it does business in. */
  town: string | null;
  website: string | null;
  phone: string | null;
  /** Bankrupt, or being wound up. */
  isClosing: boolean;
}

/** A field may be absent, and what is of no use is taken as absent too. */
const text = z.string().trim().min(1).nullish().catch(null);

export const Unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  hjemmeside: text,
  naeringskode1: z.object({ kode: z.string(), beskrivelse: z.string() }).nullish().catch(null),
  forretningsadresse: z.object({ poststed: text, landkode: text }).nullish().catch(null),
  telefon: text,
  mobil: text,
  konkurs: z.boolean().nullish().catch(null),
  underAvvikling: z.boolean().nullish().catch(null),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish().catch(null),
});

/** Without `_embedded` where nothing was found. */
export const UnitList = z.object({ _embedded: z.object({ enheter: z.array(Unit) }).optional() });

export function toFirm(unit: z.infer<typeof Unit>): RegisteredFirm {
  const { naeringskode1: trade, forretningsadresse: address } = unit;
  return {
    number: unit.organisasjonsnummer,
    name: unit.navn,
    trade: trade ? { code: trade.kode, words: trade.beskrivelse } : null,
    town: address?.poststed ? asWritten(address.poststed) : null,
    website: unit.hjemmeside ?? null,
    phone: unit.telefon ?? unit.mobil ?? null,
    isClosing: Boolean(unit.konkurs || unit.underAvvikling || unit.underTvangsavviklingEllerTvangsopplosning),
  };
}

/** Mo i Rana of MO I RANA. */
function asWritten(capitals: string): string {
  return capitals
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) =>
      ['i', 'på', 'og', 'ved'].includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
