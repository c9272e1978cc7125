import type { Kind } from '#sandbox/writer/kinds.ts';
import type { Scene } from '#sandbox/writer/takes.ts';

export const feelings: Record<Kind, Scene[]> = {
  rescue: [
    ['Hjelp når det går galt', 'Når noe går galt hjemme, vil du ha en som vet hva som må gjøres.'],
    ['Først stanse, så reparere', 'Først må det stanses. Så må det repareres. Vi kan begge deler.'],
    ['Du er ikke alene om det', 'Du slipper å finne ut av det på egen hånd.'],
  ],
  farewell: [
    ['Noen å støtte seg til', 'I slike dager er det godt å ha noen å støtte seg til.'],
    ['Med tid til å lytte', 'Vi tar den tiden det tar, og lytter først.'],
    ['En verdig avskjed', 'En avskjed bør ligne den det gjelder.'],
  ],
  craft: [
    ['Hjemme er best når alt virker', 'Kom hjem til et sted der alt bare virker.'],
    ['Én ting mindre på lista', 'Se for deg jobben gjort og verktøyet tilbake i bilen.'],
    ['Senk skuldrene, det er ordnet', 'Lite slår følelsen av en jobb som er skikkelig gjort.'],
  ],
  food: [
    ['Så blir det helt stille', 'Den første biten, og hele bordet blir stille.'],
    ['Laget for å deles', 'God mat har en egen evne til å samle folk.'],
    ['Duften sier alt', 'Noen dufter tar deg rett tilbake til de beste dagene.'],
  ],
  body: [
    ['En time for deg selv', 'Mobilen av, skuldrene ned. Denne timen er din.'],
    ['Lettere ut døra', 'Kjenner du følelsen av å gå ut døra litt rakere i ryggen?'],
    ['Godt å bli tatt vare på', 'Noen dager er det godt å bli tatt vare på.'],
  ],
  care: [
    ['Ta vare på deg selv', 'Kroppen skal vare hele livet. Gi den litt tid.'],
    ['Godt å bli lyttet til', 'Noen ganger er det godt å bli møtt av en som lytter.'],
    ['Endelig bestilt', 'Kjenner du lettelsen når timen endelig er bestilt?'],
  ],
  home: [
    ['Helgen er din igjen', 'Tenk deg en lørdag uten en eneste plikt på lista.'],
    ['Lås opp og pust ut', 'Du låser deg inn, og alt er slik du vil ha det.'],
    ['Én ting mindre å tenke på', 'Noen ganger er det fineste å slippe å tenke på det.'],
  ],
  goods: [
    ['Liten ting, stort smil', 'Noe bruker du hver eneste dag. Da bør det gi deg et smil.'],
    ['Den du alltid velger', 'Har du én ting du alltid griper til? Dette kan bli den neste.'],
    ['Verdt å vente på', 'Å pakke opp noe du har ønsket deg, blir aldri hverdag.'],
  ],
  trip: [
    ['Du kan nesten høre det', 'Lukk øynene et øyeblikk. Her kunne du vært.'],
    ['En dag å snakke om', 'Om mange år er det denne dagen dere snakker om.'],
    ['Noe å glede seg til', 'Ingenting løfter en grå uke som planen for en god dag.'],
  ],
  learning: [
    ['«Jeg klarte det!»', 'Husker du da noe endelig løsnet? Kjenn på det igjen.'],
    ['Alle har vært nybegynnere', 'Alle har vært nybegynnere en gang, og de fleste husker det godt.'],
    ['Morsommere enn du tror', 'Lite slår det å mestre noe du ikke kunne forrige måned.'],
  ],
  work: [
    ['En roligere mandag', 'Se for deg en mandag uten noe som ligger igjen fra fredag.'],
    ['Tid til det du kan best', 'Du kan faget ditt. Papirarbeidet kan andre ta.'],
    ['Sov godt på det', 'Det er godt når noen har tenkt på alt.'],
  ],
  any: [
    ['Endelig den gode følelsen', 'Se for deg at alt er på plass, og skikkelig gjort.'],
    ['Fordi det betyr noe', 'Noe er for viktig til å overlates til tilfeldighetene.'],
    ['Noe å smile av', 'Det er de små tingene som gjør en dag god.'],
  ],
};

export const stories: Record<Kind, Scene[]> = {
  rescue: [
    ['Det begynner med en telefon', 'Det begynner med en telefon. Så spør vi rolig: Hva ser du?'],
    ['Først ro, så verktøy', 'Først noen rolige råd på telefonen. Så verktøyet.'],
    ['«Hva gjør jeg nå?»', '«Hva gjør jeg nå?» Det er det folk flest spør oss om først.'],
  ],
  farewell: [
    ['Det begynner med en samtale', 'Det begynner med en stille samtale om den som er borte.'],
    ['Én ting om gangen', 'Det er mye å tenke på. Vi tar én ting om gangen.'],
    ['Sangene som betydde noe', 'Hvilke sanger, hvilke blomster, hvilke ord? Vi spør, og vi husker.'],
  ],
  craft: [
    ['Det begynner ofte i det små', 'Det begynner ofte i det små: litt trekk, et drypp, en dør som henger.'],
    ['Fra telefon til siste skrue', 'Først en telefon. Så en plan. Så støvler i gangen.'],
    ['«Kan dere ta en titt?»', '«Kan dere ta en titt?» Slik begynner de fleste av dagene våre.'],
  ],
  food: [
    ['Før byen våkner', 'Lenge før byen våkner, er lyset tent på kjøkkenet vårt.'],
    ['Det begynte med en oppskrift', 'Det begynte med en oppskrift, et bord og venner som ville ha mer.'],
    ['Et stykke til?', 'Vi skjønte det da ingen ville gå hjem.'],
  ],
  body: [
    ['En time i en travel uke', 'Det begynte som én time i en travel uke. Nå er den best av alle.'],
    ['Det er bare å begynne', 'Den første timen sitter lengst inne. Den neste bestiller du med et smil.'],
    ['«Hvorfor ventet jeg?»', '«Hvorfor ventet jeg så lenge?» Det hører vi ofte.'],
  ],
  care: [
    ['Det begynner med en prat', 'Hos oss begynner det alltid likt: Vi spør, og så lytter vi.'],
    ['«Var det ikke verre?»', '«Var det ikke verre?» Det hører vi nesten hver dag.'],
    ['Lettere ut enn inn', 'Mange kommer litt nervøse. De fleste går ut igjen med et smil.'],
  ],
  home: [
    ['Det begynte med en lørdag', 'Det begynte med en lørdag som aldri ble fri.'],
    ['«Hvorfor gjør vi dette?»', '«Hvorfor gjør vi dette selv?» Det var et godt spørsmål.'],
    ['Kaffekoppen på trappa', 'Vi kom for å hjelpe én gang. Nå står kaffen klar når vi kommer.'],
  ],
  goods: [
    ['Slik blir en favoritt til', 'Hver favoritt var ny en gang. Så fant den plassen sin og ble der.'],
    ['Noen har tenkt på det', 'Noen har tenkt på hver detalj, så du slipper.'],
    ['Det begynte med en idé', 'Det begynte med en idé på baksiden av en konvolutt.'],
  ],
  trip: [
    ['Det begynner med en dato', 'Det begynner med en dato i kalenderen og noen å dele den med.'],
    ['«Skal vi bare dra?»', '«Skal vi bare dra?» De beste dagene begynner slik.'],
    ['Ingen så på klokka', 'Det var dagen da ingen så på klokka.'],
  ],
  learning: [
    ['Det begynte med et spørsmål', 'Det begynte med ett spørsmål: kan jeg også lære dette?'],
    ['Først nerver, så stolthet', 'Første gang er det nerver. Tredje gang er det latter.'],
    ['Fra «aldri» til «igjen»', 'Mange kommer og sier «aldri». De går og sier «igjen».'],
  ],
  work: [
    ['Det begynte med en lang liste', 'Hver uke ble lista lengre. Så kom det noen som liker lister.'],
    ['Ett møte, én plan', 'Det tok ett møte og en kopp kaffe. Så var planen klar.'],
    ['Bunken på pulten', 'På pulten lå en bunke ingen ville røre.'],
  ],
  any: [
    ['Det begynte med et spørsmål', 'Det begynte med et enkelt spørsmål: kan noen hjelpe med dette?'],
    ['Dagen da det ble enklere', 'En grå tirsdag ringte telefonen. Kunne vi hjelpe? Det kunne vi.'],
    ['En historie verdt å fortelle', 'Alt som er bra, begynner med en som ville gjøre det bedre.'],
  ],
};
