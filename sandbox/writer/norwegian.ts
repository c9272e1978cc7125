import { readLanguage } from './phrase-table.ts';

export const norwegian = readLanguage(String.raw`
# professional
headline: {Product} {inPlace} | {Product} fra {business} | {Product} | Klare avtaler fra start
opening: {business} tilbyr {product} {inPlace}. | {business} tilbyr {product}. |
    {business} står til tjeneste. | Klare svar og ryddige avtaler.
more: {offer}. | {Point1}. | {price}, ordinært {before}. | Prisen er {price}. | {free} | {ask}
description: {price}, ordinært {before} | Pris: {price} | Ryddige avtaler
headline: {Product} hos {business} | {business} {inPlace} | Du vet hva du får
opening: {offer}. | Du vet hva du får, og hvem du får det av.
more: {Point1}. | Nå {price}, ned fra {before}. | Det koster {price}. | {free} | {ask}
description: Fra {business} {inPlace} | Fra {business} | Du vet hva du får
headline: {business}: {product} | Klare svar {inPlace} | Klare svar
opening: {Point1}. {Point2}. Det er {business}. | {Point1}. Det er {business}. |
    Ryddige avtaler, og klare svar på det du lurer på.
more: {offer}. | {Product} til {price}, ordinært {before}. | {Product} til {price}. | {free} | {ask}
description: {Product} til {price} | Spør {business} | Spør oss om detaljene

# friendly
headline: Ser du etter {product}? | Hilsen {business} | Hyggelig å møte deg
opening: {hello} Vi er {business}. {Product}? Da har du kommet til rett sted. |
    {hello} Vi er {business}. Hyggelig å møte deg. | {hello} Hyggelig å møte deg.
more: {offer}. | {Point1}. | Du betaler {price}, ikke {before}. | Du betaler {price}. | {free} | {ask}
description: Her for deg {inPlace} | Her for deg
headline: Spørsmål om {product}? | Spør {business} | Bare spør oss
opening: Er det {product} du trenger? Spør oss. Ingen spørsmål er for små. |
    Lurer du på noe? Spør oss. Ingen spørsmål er for små.
more: {business} hjelper deg gjerne {inPlace}. | {business} hjelper deg gjerne. | {Point1}. |
    Prisen: {price}, før {before}. | Prisen: {price}. | {free}
description: Bare spør {business} | Vi hjelper deg gjerne
headline: Hei, {place}! | Si hei til {business} | Kom og si hei
opening: {hello} Her er {business} {inPlace}. | {hello} Her er {business}. | {hello} Kom og si hei.
more: Skal vi ta en prat om {product}? | {offer}. | {Point1}. |
    Du får det til {price} i stedet for {before}. | Du får det til {price}. | {free}
description: Ses vi {inPlace}? | Ses vi?

# emotional
more: {Product} fra {business}. | Hos {business} er du i gode hender. | {Point1}. |
    Nå {price}, før {before}. | Det koster {price}.
description: I gode hender {inPlace} | I gode hender
more: {Product} {inPlace}. | {business} ordner resten. | {Point1}. | Nå {price} i stedet for {before}. |
    Nå {price}.
description: Det fortjener du | Fordi det betyr noe
headline: For det du er glad i | Noe å glede seg til
more: {Product}, fra {business} til deg. | Det er det {business} jobber for. | {Point1}. |
    Det koster {price}.
description: En god følelse | Laget med omtanke

# urgency
headline: Nå {price}, før {before} | {Product}: Hvorfor vente? | Hvorfor vente?
opening: Trenger du {product}? I dag er en like god dag som noen. | I dag er en like god dag som noen.
more: {Point1}. | Nå {price}. | {free} | Det begynner med en prat med {business}.
description: Spar {percent} % | En god dag å begynne på
headline: Spar {saved} på {product} | Klar for {product}? | Klar når du er det
opening: Tenker du fortsatt på {product}? Ta det første steget nå. | Ta det første steget nå.
more: {offer}. | {percent} % avslag: {price} i stedet for {before}. | Alt det koster, er {price}. | {free} |
    {business} er klar når du er det.
description: {percent} % avslag | Det første steget er lett
headline: {percent} % avslag på {product} | Dagens oppgave: {product} | Dagens oppgave
opening: Sett {product} øverst på lista. | Sett det øverst på lista.
more: {Point1}. | Prisen nå: {price}, før {before}. | Prisen nå: {price}. | {free} |
    {business} tar det derfra.
description: Nå {price} | Øverst på lista

# benefit
headline: {Point1} | Dette får du
opening: ✓ {Point1}\n✓ {Point2}\n✓ {Point3} | ✓ {Point1}\n✓ {Point2} | ✓ {Point1} | Se hva du får.
more: {Product} til {price}: Du sparer {percent} %. | {Product} til {price}. | {Product} fra {business}.
description: Alt dette for {price} | Ta en titt
headline: Du sparer {saved} | Hvorfor {business}? | Gode grunner
opening: Hvorfor {business}? {Point1}. | Det er flere gode grunner.
more: {Point2}. | {offer}. | Fra {before} ned til {price}. | Pris: {price}. | {free}
description: Fra {before} til {price} | Gode grunner {inPlace} | Grunner til å si ja
headline: {Product}: {point1} | Hva får du igjen?
opening: {offer}. | Hva får du igjen? Ganske mye.
more: {Point2}. | {price} i stedet for {before}: {saved} spart. | Og det koster {price}. | {free} |
    {business} gjør det enkelt.
description: Til {price} | Kjekt å vite

# storytelling
more: Og {product}? Det får du hos {business}. | Velkommen til {business}. | {Point1}. | Prisen? {price}.
description: Historien om {business} | Neste kapittel er ditt
more: I dag finner du {business} {inPlace}. | I dag står det {business} på skiltet. | {Point1}. |
    Og prisen? {price}, ikke {before}. | Og prisen? {price}.
description: Bli en del av historien | Det er mer å fortelle
headline: Slik begynte det | Det var en gang en tirsdag
more: Mer om det får du hos {business} {inPlace}. | Mer om det får du hos {business}. | {Point1}. |
    Det koster {price}.
description: Hør resten {inPlace} | Hør resten hos oss

# emotional moments
rescue: Hjelp når det går galt | Når noe går galt hjemme, vil du ha en som vet hva som må gjøres.
rescue: Først stanse, så reparere | Først må det stanses. Så må det repareres. Vi kan begge deler.
rescue: Du er ikke alene om det | Du slipper å finne ut av det på egen hånd.
farewell: Noen å støtte seg til | I slike dager er det godt å ha noen å støtte seg til.
farewell: Med tid til å lytte | Vi tar den tiden det tar, og lytter først.
farewell: En verdig avskjed | En avskjed bør ligne den det gjelder.
craft: Hjemme er best når alt virker | Kom hjem til et sted der alt bare virker.
craft: Én ting mindre på lista | Se for deg jobben gjort og verktøyet tilbake i bilen.
craft: Senk skuldrene, det er ordnet | Lite slår følelsen av en jobb som er skikkelig gjort.
food: Så blir det helt stille | Den første biten, og hele bordet blir stille.
food: Laget for å deles | God mat har en egen evne til å samle folk.
food: Duften sier alt | Noen dufter tar deg rett tilbake til de beste dagene.
body: En time for deg selv | Mobilen av, skuldrene ned. Denne timen er din.
body: Lettere ut døra | Kjenner du følelsen av å gå ut døra litt rakere i ryggen?
body: Godt å bli tatt vare på | Noen dager er det godt å bli tatt vare på.
care: Ta vare på deg selv | Kroppen skal vare hele livet. Gi den litt tid.
care: Godt å bli lyttet til | Noen ganger er det godt å bli møtt av en som lytter.
care: Endelig bestilt | Kjenner du lettelsen når timen endelig er bestilt?
home: Helgen er din igjen | Tenk deg en lørdag uten en eneste plikt på lista.
home: Lås opp og pust ut | Du låser deg inn, og alt er slik du vil ha det.
home: Én ting mindre å tenke på | Noen ganger er det fineste å slippe å tenke på det.
goods: Liten ting, stort smil | Noe bruker du hver eneste dag. Da bør det gi deg et smil.
goods: Den du alltid velger | Har du én ting du alltid griper til? Dette kan bli den neste.
goods: Verdt å vente på | Å pakke opp noe du har ønsket deg, blir aldri hverdag.
trip: Du kan nesten høre det | Lukk øynene et øyeblikk. Her kunne du vært.
trip: En dag å snakke om | Om mange år er det denne dagen dere snakker om.
trip: Noe å glede seg til | Ingenting løfter en grå uke som planen for en god dag.
learning: «Jeg klarte det!» | Husker du da noe endelig løsnet? Kjenn på det igjen.
learning: Alle har vært nybegynnere | Alle har vært nybegynnere en gang, og de fleste husker det godt.
learning: Morsommere enn du tror | Lite slår det å mestre noe du ikke kunne forrige måned.
work: En roligere mandag | Se for deg en mandag uten noe som ligger igjen fra fredag.
work: Tid til det du kan best | Du kan faget ditt. Papirarbeidet kan andre ta.
work: Sov godt på det | Det er godt når noen har tenkt på alt.
any: Endelig den gode følelsen | Se for deg at alt er på plass, og skikkelig gjort.
any: Fordi det betyr noe | Noe er for viktig til å overlates til tilfeldighetene.
any: Noe å smile av | Det er de små tingene som gjør en dag god.

# storytelling moments
rescue: Det begynner med en telefon | Det begynner med en telefon. Så spør vi rolig: Hva ser du?
rescue: Først ro, så verktøy | Først noen rolige råd på telefonen. Så verktøyet.
rescue: «Hva gjør jeg nå?» | «Hva gjør jeg nå?» Det er det folk flest spør oss om først.
farewell: Det begynner med en samtale | Det begynner med en stille samtale om den som er borte.
farewell: Én ting om gangen | Det er mye å tenke på. Vi tar én ting om gangen.
farewell: Sangene som betydde noe | Hvilke sanger, hvilke blomster, hvilke ord? Vi spør, og vi husker.
craft: Det begynner ofte i det små | Det begynner ofte i det små: litt trekk, et drypp, en dør som henger.
craft: Fra telefon til siste skrue | Først en telefon. Så en plan. Så støvler i gangen.
craft: «Kan dere ta en titt?» | «Kan dere ta en titt?» Slik begynner de fleste av dagene våre.
food: Før byen våkner | Lenge før byen våkner, er lyset tent på kjøkkenet vårt.
food: Det begynte med en oppskrift | Det begynte med en oppskrift, et bord og venner som ville ha mer.
food: Et stykke til? | Vi skjønte det da ingen ville gå hjem.
body: En time i en travel uke | Det begynte som én time i en travel uke. Nå er den best av alle.
body: Det er bare å begynne | Den første timen sitter lengst inne. Den neste bestiller du med et smil.
body: «Hvorfor ventet jeg?» | «Hvorfor ventet jeg så lenge?» Det hører vi ofte.
care: Det begynner med en prat | Hos oss begynner det alltid likt: Vi spør, og så lytter vi.
care: «Var det ikke verre?» | «Var det ikke verre?» Det hører vi nesten hver dag.
care: Lettere ut enn inn | Mange kommer litt nervøse. De fleste går ut igjen med et smil.
home: Det begynte med en lørdag | Det begynte med en lørdag som aldri ble fri.
home: «Hvorfor gjør vi dette?» | «Hvorfor gjør vi dette selv?» Det var et godt spørsmål.
home: Kaffekoppen på trappa | Vi kom for å hjelpe én gang. Nå står kaffen klar når vi kommer.
goods: Slik blir en favoritt til | Hver favoritt var ny en gang. Så fant den plassen sin og ble der.
goods: Noen har tenkt på det | Noen har tenkt på hver detalj, så du slipper.
goods: Det begynte med en idé | Det begynte med en idé på baksiden av en konvolutt.
trip: Det begynner med en dato | Det begynner med en dato i kalenderen og noen å dele den med.
trip: «Skal vi bare dra?» | «Skal vi bare dra?» De beste dagene begynner slik.
trip: Ingen så på klokka | Det var dagen da ingen så på klokka.
learning: Det begynte med et spørsmål | Det begynte med ett spørsmål: kan jeg også lære dette?
learning: Først nerver, så stolthet | Første gang er det nerver. Tredje gang er det latter.
learning: Fra «aldri» til «igjen» | Mange kommer og sier «aldri». De går og sier «igjen».
work: Det begynte med en lang liste | Hver uke ble lista lengre. Så kom det noen som liker lister.
work: Ett møte, én plan | Det tok ett møte og en kopp kaffe. Så var planen klar.
work: Bunken på pulten | På pulten lå en bunke ingen ville røre.
any: Det begynte med et spørsmål | Det begynte med et enkelt spørsmål: kan noen hjelpe med dette?
any: Dagen da det ble enklere | En grå tirsdag ringte telefonen. Kunne vi hjelpe? Det kunne vi.
any: En historie verdt å fortelle | Alt som er bra, begynner med en som ville gjøre det bedre.

# asks
leads: Legg igjen navn og nummer, så ringer vi deg. | Fortell oss hva du trenger, så svarer vi. |
    Be om et tilbud.
sales: Bestill i dag. | Bestill enkelt på nett. | Ta en titt i nettbutikken.
traffic: Se mer på nettsiden vår. | Les mer hos oss. | Ta en titt.
engagement: Si hva du synes. | Send oss en melding. | Bare spør.
messages: Send oss en melding. | Skriv til oss, vi svarer. | Bare spør.

# others
endings: {ask} | {Point2}. | {Point3}. | Det er {business}.
hellos: Heisann! 👋 | Hei! | God dag!
`);
