import { phrases } from '../../matching/phrases.ts';

/** Medicines that only a prescription brings, by their names. */
export const prescribed = phrases(
  {
    both: `botoks|botoksen|botoks*|botox|botoxen|botoxbehandling*|botox behandling*|botoxparty*|botoxinjeksjon*|botoxkur*|botoxtilbud*|botox fest|dysport|azzalure|bocouture|vistabel|botulinum*|ozempic|wegovy|mounjaro|saxenda|semaglutid*|
      liraglutid*|tirzepatid*|rybelsus|viagra|cialis|levitra|sildenafil|xanax|valium|sobril|imovane|ritalin|concerta|tramadol|oxycontin|propecia|penicillin*|antibiotika*|wegovypenn*|ozempicpenn*|vektpenn*|
      finasterid*|roaccutan|melatonin på resept|nexium på resept`,
    nb: 'slankesprøyte*|slankesprøyter|slankemedisin*|reseptbelagt*|reseptbelagde|reseptpliktig*|rynkemedisin*|vektmedisin*|reseptmedisin*',
    en: 'weight loss injection*|weight loss jab*|skinny jab*|prescription medicine*|prescription drug*|prescription only *|prescription weight loss *',
  },
  {
    both: 'hair botox|botox hair*|botox for hår*|botox til håret|botox til hår|hår botox',
    en: 'prescription glasses|prescription lenses',
  },
);

/** Medicines that anybody may buy. */
export const overTheCounter = phrases({
  both: 'nesespray|paracet|ibux|ibuprofen|paracetamol|pinex|otrivin|zyrtec|voltarol|nicorette|aerius|nycodent|telfast|imodium|iberogast',
  nb: 'reseptfri|reseptfrie|reseptfritt|uten resept|smertestillende|allergimedisin*|sovemedisin*|hostesaft*',
  en: 'over the counter|without prescription|without a prescription|painkiller*|allergy medicine*|cough syrup',
});
