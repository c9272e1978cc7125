import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const craftsmen: TradeAds = {
  industry: 'Plumbing and heating',
  ads: [
    {
      text: 'Trenger du nytt bad til våren? Vi kommer på gratis befaring, måler opp og sender deg et uforpliktende tilbud innen en uke. Ingen kostnad for deg, uansett hva du bestemmer deg for 🛁',
    },
    {
      text: 'Bytte av blandebatteri fra kr 990 + gebyr for kjøring. Prisene er eks. mva. Book nå!',
      ask: ['NO-PRIS'],
    },
    {
      text: 'Vi slipper ut halvparten så mye som andre rørleggere, og alle bilene våre er utslippsfrie. Velg den miljøvennlige rørleggeren i Asker.',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'nn',
      text: 'Treng du røyrleggjar i Sogn? Me er fire karar og ei dame som har halde husa i Leikanger tørre sidan 1988. Gratis synfaring, og prisen får du skriftleg.',
    },
    {
      language: 'nn',
      text: 'No er varmepumpene på sal! Før 24 900, no 17 900 kr ferdig montert. Berre denne veka, så ring i dag.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      language: 'en',
      text: "We offer free quotes for bathroom renovations. Take the day off, leave the key, and we'll look after the rest. Odds and ends too: taps, traps, toilets.",
    },
    {
      language: 'en',
      text: "Norway's #1 plumber! Guaranteed the cheapest, or you get DOUBLE the difference back. Proven by thousands of customers.",
      ask: ['NO-VILLEDENDE'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: 'Skal du bytte vindu i vinter? Vi måler, bestiller og monterer, og rydder etter oss. 5 års garanti på arbeidet. Snekkerne på Vinstra.',
    },
    {
      text: 'Nytt kjøkken på avbetaling? Betal 1 490 kr/mnd og få det montert før jul – rentefri delbetaling i 12 måneder!',
      ask: ['NO-KREDITT'],
      either: ['NO-AGGRESSIV', 'META-SPECIAL'],
    },
    {
      text: 'Nytt tak nå, betal senere! Vi ordner finansieringen på minuttet, uten kredittsjekk. Fra 899 kr i måneden.',
      stop: ['NO-KREDITT'],
      ask: ['NO-PRIS'],
      either: ['META-CLAIMS', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Før og etter! 🛠️ Se hvordan det slitne badet fra 1983 ble til Karis nye spa på 14 dager. Vil du ha det like fint? Send oss en melding.',
      picture: { told: { isBeforeAndAfter: true } },
    },
    {
      text: 'Elektrikeren din på Grønland 🔌 Vi trekker kabler, monterer elbillader og bytter sikringsskap. Kabeltrekking i gamle bygårder er vår spesialitet. Spør oss om en pris!',
    },
    {
      text: 'Skikkelig mannfolkarbeid! Våre lettkledde damer serverer kaffe mens gutta fikser bilen og badet ditt 😏 Kom innom showroomet på lørdag.',
      hint: ['NO-KJØNN'],
    },
    {
      text: 'Jeg er bare en helt vanlig huseier på Nesodden, og dette er ikke reklame. Men firmaet som fikset taket mitt må jeg bare fortelle dere om. Link i kommentarfeltet!',
      hint: ['NO-SKJULT'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: 'Tett sluk? Spyling av avløp til fast pris, 2 490 kr inkl. mva. og kjøring i hele Tromsø. Bare i dag har vi åpent til 20, ellers stenger vi klokka 16.',
    },
    {
      text: 'B I L L I G S T  på bad i hele Viken! G\u200ba\u200br\u200bantert lavest pris, og vi er ferdige på 10 dager.',
      ask: ['NO-VILLEDENDE'],
      either: ['META-GRAMMAR'],
    },
    {
      text: 'Vi har fått hjelp av en robot til å pynte på bildet av montøren vår. Trenger du noen til å skifte kranene? Kristian kommer gjerne.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: true }, isEnhanced: true },
      ask: ['NO-RETUSJ'],
      either: ['EU-AI'],
    },
    {
      text: 'Send oss tre ord om jobben, så ringer vi deg tilbake før lunsj i morgen. Vi tar alt fra dryppende kraner til hele blokker.',
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
  ],
};
