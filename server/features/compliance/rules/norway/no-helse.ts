import { isNear, phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const treatments = phrases({
  both: 'restylane|juvederm|profhilo|sculptra|coolsculpting',
  nb: `fillers|fillerne|leppefiller*|rynkekur*|lifting|fettsuging*|fedmekirurgi*|leppebehandling*|laserbehandling*|hudbehandling*|peeling hos *|injeksjoner|botox*|botoks*|sprøyter mot rynker|sprøyte mot rynker|rynkesprøyte*|fillerbehandling*|filler behandling*|filler i leppe*|filler i lepper|rynkebehandling*|rynke behandling*|rynkefjerning*|anti rynke behandling*|slankeoperasjon*|fedmeoperasjon*|fettsuging*|fettsug|brystforstørr*|brystoperasjon*|brystløft|brystimplantat*|
    neseoperasjon*|nesekorreksjon*|øyelokksoperasjon*|øyelokkoperasjon*|øyelokkskirurgi|øyelokkskorreksjon*|ansiktsløft*|bukplastikk*|magekirurgi|kosmetisk kirurgi*|kosmetisk behandling*|kosmetiske behandling*|plastisk kirurgi*|plastikkirurg*|injeksjonsbehandling*|kosmetisk injeksjon*|leppeforstørr*|
    hårtransplantasjon*|hartransplantasjon*|øyelaser*|laseroperasjon*|synsoperasjon*|synskorrigering*|fettfrysing|fettfjerning|trådløft*|skinbooster*|kosmetisk sykepleier|åreknute*|sprøyter i *|sprøyte i *|kvitt brillene|briller for godt|fri fra briller|slankeoper*|fedmeoper*|hårimplantat*|skallfasett*|veneers|lipo*|rumpeløft*|nye lepper|hårfjerning*|tatoveringsfjerning*|tannbleking*|tannimplantat*|implantat*|microneedling|dermapen|hyaluron*|behandling av rynker|behandle rynker|rynkene dine|glatt panne|kirurgi|kirurgisk*|operere|opererer|opereres|ny nese|nye bryster|større bryster|større lepper|fyldigere lepper|leppene dine|intimkirurgi|mommy makeover|gastric bypass`,
  en: `lip filler*|face filler*|fillers from|fillers and botox|botox and fillers|botox*|laser treatment*|skin treatment*|slimming surgery|bariatric surgery|cheek filler*|dermal filler*|wrinkle treatment*|wrinkle injection*|weight loss surgery|liposuction|breast augmentation|breast implant*|nose job*|rhinoplasty|facelift*|eyelid surgery|tummy tuck*|cosmetic surgery|cosmetic treatment*|cosmetic injection*|plastic surgery|plastic surgeon*|hair transplant*|laser eye surgery|thread lift*|injectables|veneers|lipo|butt lift*|get rid of your glasses|new lips|lip augmentation|laser hair removal|tattoo removal|teeth whitening|dental implant*|implants|microneedling|smooth forehead|bigger breasts|bigger lips|fuller lips|new nose|surgery abroad|cosmetic procedure*`,
});
const around = phrases({
  nb: 'klinikk|klinikken|leppe*|rynke*|hud|huden|ansikt*|kinn|injeksjon*|behandling*|kosmetisk*|kirurg*|pasient*|operasjon*|tann|tenner|lege|legen',
  en: 'clinic|lip|lips|wrinkle*|skin|face|injection*|treatment*|cosmetic*|surgeon*|surgery|patient*|teeth|doctor',
});
/** Harmless of a bathroom, and not of a face. */
const ambiguous = phrases({
  nb: 'filler|før og etter|før etter|førbilde*|før og etterbilde*|før bilde*|se resultatet før',
  en: 'filler|before and after|before after',
});

export const noHelse: Rule = {
  id: 'NO-HELSE',
  since: '2001-01-01',
  law: 'Helsepersonelloven (1999-07-02-64) § 13',
  url: 'https://lovdata.no/dokument/NL/lov/1999-07-02-64',
  isUnsure: true,
  *find(content) {
    const named = treatments.find(content);
    const near = around.find(content);
    const fields = new Set(named.map(({ field }) => field));
    const meant = ambiguous
      .find(content)
      .filter((match) => !fields.has(match.field) && isNear(match, near, 120));
    yield* struckBy([...named, ...meant], 'ask', 'no_helse_sober');
    for (const { field, told } of content.pictures)
      if (named.length > 0 && told?.isBeforeAndAfter) yield { level: 'ask', code: 'no_helse_sober', field };
  },
};
