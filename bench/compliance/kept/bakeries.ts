import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const bakeries: TradeAds = {
  industry: 'Bakery and café',
  ads: [
    {
      text: 'Surdeigsbrødet vårt hever i 24 timer. Best før? Helst samme dag, men det er like godt ristet på tirsdag. 79 kr.',
    },
    {
      text: 'Tegn din egen superhelt og vinn en hel måned med donuts! Konkurransen er for deg mellom 8 og 14 år. Lever tegningen i kafeen innen fredag.',
      picture: { told: { isRetouched: false, isForChildren: true } },
      ask: ['NO-TILLEGG', 'NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      text: 'Donut + brus = 49 kr for alle ungdomsskoleelever! Vis skolebeviset i kassa 🍩🥤',
      with: { ageFrom: 13, ageTo: 17 },
      ask: ['NO-BARN', 'NO-MAT'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Sjokoladekake til femtiårsdagen? Vi baker til mellom 8 og 80 personer. Bestill to dager før, så skriver vi navnet på toppen. Fra vårt verksted i Grønnegata.',
    },
    {
      language: 'en',
      text: 'Free coffee with every purchase of two buns! Today only. Hurry, they go fast ☕',
      ask: ['NO-AGGRESSIV', 'NO-GRATIS'],
    },
    {
      language: 'en',
      text: 'Our sourdough is baked while the city sleeps. Come by before eight and it is still warm. Sugar-free, and suitable for vegans.',
    },
    {
      language: 'en',
      text: 'KIDS! Tell your mum and dad to buy you our new monster ice cream and chocolate milkshake 🍦👾',
      picture: { told: { isRetouched: false, isForChildren: true } },
      stop: ['NO-BARN'],
      ask: ['NO-MAT'],
      either: ['META-GRAMMAR'],
    },
    {
      text: 'Gratis kake til kaffen når du kjøper frokostposen! Gjelder ut november.',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Kanskje verdens beste kaffe? Vi brenner den selv, bak disken i Skippergata. Kom inn og kjenn lukta.',
      ask: ['NO-VILLEDENDE'],
    },
    {
      text: 'Bærekraftig bakst! Klimanøytrale kanelsnurrer av øko-mel, levert med sykkel i Oslo sentrum.',
      ask: ['NO-MILJØ'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Nå har vi nye åpningstider: tirsdag til fredag 7–17, lørdag 8–15. Mandag sover vi. Velkommen til Bakergata 4!',
    },
    {
      text: 'Eplekake med vaniljekrem og et glass prosecco, 149 kr. Hver søndag hos oss på Tjuvholmen 🥂',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Pølse i lompe og bolle med rosiner, 59 kr på stranda hele sommeren. Betal med Vipps, vi har ikke kontanter.',
    },
    {
      text: 'Smågodt i løssalg, 14,90 per hekto. Vi har over 200 sorter på lager i butikken på Nordbyen, og åpent til 22 hver kveld.',
    },
    {
      text: 'b-r-u-s og s.j.o.k.o.l.a.d.e til alle under 15! Kom etter skolen 😋',
      with: { ageFrom: 13, ageTo: 18 },
      ask: ['NO-BARN', 'NO-MAT'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: '4,9 av 5 på Google! Kundene sier at dette er det beste brødet i Stavanger. Hva synes du?',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
      either: ['META-BRANDS'],
    },
    {
      text: 'Vi trenger en baker til natta! Fast 100 %, tillegg for nattarbeid, og så mange boller du orker. Søk innen 10. desember.',
      with: { specialAdCategory: 'employment' },
    },
  ],
};
