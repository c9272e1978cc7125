import { expect, test } from 'vitest';
import type { Language } from '#contract/people/people.ts';
import { plainAd } from '#tests/compliance/plain-ad.ts';
import { judge } from '../judge.ts';
import { fold } from '../matching/fold.ts';
import { languageOf } from '../matching/language-of.ts';

/** What forty trades say of themselves when nothing is wrong with it. */
const trades: [trade: string, nb: string, en: string][] = [
  [
    'plumber',
    'Drypper kranen? Vi kommer samme dag i hele Bergen, med fast timepris og rene sko. Ring 55 00 00 00, så sier vi hva det koster før vi begynner.',
    'Is the tap dripping? We come the same day in all of Bergen, with a fixed hourly rate and clean shoes. Call us and we tell you the price before we start.',
  ],
  [
    'electrician',
    'Trenger du elektriker? Vi setter opp billader, bytter sikringsskap og rydder opp i gamle ledninger. Gratis befaring når det passer deg.',
    'Need an electrician? We fit car chargers, change fuse boxes and tidy up old wiring. Free site visit whenever it suits you.',
  ],
  [
    'carpenter',
    'Ny veranda til sommeren? Vi bygger i tre fra skogen her, og rydder etter oss. Se hva vi bygde for familien Lie i fjor.',
    'A new deck for the summer? We build in timber from the forest around us and tidy up when we leave. See what we built for the Lie family last year.',
  ],
  [
    'painter',
    'Vi maler huset ditt på en uke, og du velger fargen. Alt er tildekket før vi begynner. Spør om pris på telefon eller e-post.',
    'We paint your house in a week, and you choose the colour. Everything is covered before we begin. Ask for a price by phone or email.',
  ],
  [
    'roofer',
    'Lekker taket? Vi ser på det innen to dager, og tar bilder av det vi finner. Ti års garanti på arbeidet.',
    'Is the roof leaking? We look at it within two days and take pictures of what we find. Ten years of warranty on our work.',
  ],
  [
    'hairdresser',
    'Klipp, farge og en kopp kaffe i Storgata. Dameklipp 690 kr, herreklipp 490 kr. Bestill time på nett.',
    'Cut, colour and a cup of coffee in Main Street. Ladies from Monday, men on Thursday evenings. Book online.',
  ],
  [
    'bakery',
    'Rundstykker fra klokka sju, kardemommeboller fra åtte. Vi baker selv, hver natt. Velkommen innom på vei til jobb.',
    'Rolls from seven, cardamom buns from eight. We bake them ourselves every night. Drop in on your way to work.',
  ],
  [
    'restaurant',
    'Torskerygg, potetpuré og brunt smør. Kjøkkenet er åpent til ti, og vi har plass til store selskap i andre etasje.',
    'Loin of cod, mashed potatoes and brown butter. The kitchen is open until ten, and there is room for large parties upstairs.',
  ],
  [
    'café',
    'En kaffe, en stol i sola og dagens avis. Vi har åpent fra halv åtte, og brettspill til den som blir lenge.',
    'A coffee, a chair in the sun and the paper. We open at half past seven and have board games for those who stay.',
  ],
  [
    'gym',
    'Styrke, yoga og en sal som aldri er full. Prøv en time før du bestemmer deg. Medlemskap 399 kr i måneden, uten binding.',
    'Strength, yoga and a room that is never full. Try a class before you decide. Membership 399 kr a month, no lock-in.',
  ],
  [
    'physiotherapist',
    'Vi har ledige timer hos fysioterapeut denne uka. Timen varer i 45 minutter, og du får øvelser med hjem.',
    'We have appointments with a physiotherapist this week. A session takes 45 minutes, and you get exercises to take home.',
  ],
  [
    'dentist',
    'Ny tannlege i sentrum? Hos oss får du se bildene sammen med oss, og prisen før vi borer. Kveldsåpent på tirsdager.',
    'A new dentist in town? Here you look at the pictures with us and know the price before we drill. Open late on Tuesdays.',
  ],
  [
    'optician',
    'Synsprøve tar en halvtime. Vi måler trykket i øyet, og du får svaret med en gang. Nye innfatninger fra Italia er i butikken.',
    'An eye test takes half an hour. We measure the pressure and you have the answer at once. New frames from Italy are in.',
  ],
  [
    'veterinarian',
    'Vaksine til valpen? Vi tar oss tid, og har egen inngang for katter. Ring oss på dagtid, så finner vi en time.',
    'A vaccine for the puppy? We take our time and have a separate entrance for cats. Call us in the daytime.',
  ],
  [
    'kindergarten',
    'Vi har to ledige plasser for barn født i 2025. Stor hage, egen kokk og tur i skogen hver onsdag. Kom og se.',
    'We have room for two children born in 2025. A big garden, our own cook and a walk in the forest every Wednesday. Come and see.',
  ],
  [
    'driving school',
    'Trafikalt grunnkurs starter 12. januar. Ni rolige lærere, ny bil og kjøretimer hele dagen. Meld deg på i dag.',
    'The basic traffic course starts on 12 January. Nine calm teachers, a new car and lessons all day. Sign up online.',
  ],
  [
    'car dealer',
    'Ti brukte varebiler står klare på tomta. Alle har servicehefte, og du kan ta dem med til ditt eget verksted først.',
    'Ten used vans are ready in the yard. All have a service book, and you may take them to your own garage first.',
  ],
  [
    'garage',
    'EU-kontroll og dekkskift i samme besøk. Vi ringer hvis vi finner noe, og gjør ingenting før du har sagt ja.',
    'Roadworthiness test and new tyres in one visit. We call if we find anything and do nothing until you say yes.',
  ],
  [
    'bicycle shop',
    'Få sykkelen klar før våren. Vi stiller gir og bremser mens du venter. Elsykler til utprøving hver lørdag.',
    'Get the bike ready for spring. We adjust gears and brakes while you wait. Try an electric bike any Saturday.',
  ],
  [
    'florist',
    'Buketter bundet om morgenen og levert før lunsj. Skriv et kort på nettet, så skriver vi det av for hånd.',
    'Bouquets tied in the morning and delivered before lunch. Write a card online and we copy it by hand.',
  ],
  [
    'clothes shop',
    'Ull fra Gudbrandsdalen, strikket i Arendal. Nye farger er kommet, og vi legger opp bukser mens du venter.',
    'Wool from the valley, knitted on the coast. New colours have arrived, and we take up trousers while you wait.',
  ],
  [
    'toy shop',
    'Puslespill, togbaner og malesaker til små og store. Vi pakker inn gaven og hjelper deg å finne noe til en femåring.',
    'Puzzles, train sets and paints for all ages. We wrap the present and help you find something for a five-year-old.',
  ],
  [
    'furniture shop',
    'Sofaer du kan sove på og bord som tåler middag. Kom og sitt i en time. Vi kjører hjem til deg på Østlandet.',
    'Sofas you can sleep on and tables that stand dinner. Come and sit for an hour. We deliver in all of the east.',
  ],
  [
    'kitchen firm',
    'Nytt kjøkken i et gammelt hus? Vi måler opp, tegner og monterer. Før og etter-bilder fra tolv kjøkken ligger på siden.',
    'A new kitchen in an old house? We measure, draw and fit. Before and after pictures of twelve kitchens are on our page.',
  ],
  [
    'cleaner',
    'Rent hjem på fredag. Samme person hver gang, egne kluter og ingen binding. Si hvor stort huset er, så får du en pris.',
    'A clean home on Friday. The same person each time, our own cloths and no lock-in. Tell us the size and get a price.',
  ],
  [
    'mover',
    'Skal du flytte? To mann, en stor bil og tepper til pianoet. Vi flytter hele landet rundt, også i helgene.',
    'Moving house? Two men, a big van and blankets for the piano. We move all over the country, at weekends too.',
  ],
  [
    'gardener',
    'Hekken klippes, plenen luftes og løvet kjøres bort. En grønnere hage til våren, uten at du løfter en finger.',
    'The hedge is cut, the lawn aired and the leaves driven away. A greener garden in spring without lifting a finger.',
  ],
  [
    'farm shop',
    'Poteter, gulrøtter og egg rett fra tunet. Vi har åpent på lørdager, og du betaler med Vipps i boksen ved døra.',
    'Potatoes, carrots and eggs straight from the yard. Open on Saturdays, and you pay in the box by the door.',
  ],
  [
    'hotel',
    'Våkn til fjorden. Rom med balkong, frokost til elleve og badstue på brygga. Hunden er velkommen.',
    'Wake up to the fjord. Rooms with a balcony, breakfast until eleven and a sauna on the pier. Dogs are welcome.',
  ],
  [
    'boat trips',
    'Fire timer på fjorden med varm suppe og kikkert. Avgang klokka ti fra Strandkaien. Ta med lue.',
    'Four hours on the fjord with hot soup and binoculars. We leave at ten from the pier. Bring a hat.',
  ],
  [
    'accountant',
    'Regnskap for små firma. Vi fører bilag, lønn og moms, og svarer på telefonen. Fast pris hver måned.',
    'Accounts for small firms. We keep the books, payroll and VAT, and we answer the phone. A fixed price every month.',
  ],
  [
    'lawyer',
    'Arv, samboerkontrakt eller naboen som hogger trær? En time med advokat gir deg svar du kan bruke.',
    'A will, a contract or a neighbour who fells trees? An hour with a lawyer gives you an answer you can use.',
  ],
  [
    'web designer',
    'Nettsiden din skal lastes på ett sekund. Vi tegner, skriver og bygger den, og du kan rette teksten selv.',
    'Your website should load in a second. We draw, write and build it, and you can change the text yourself.',
  ],
  [
    'photographer',
    'Bryllup, dåp eller bilder til firmaet? Vi kommer til dere, og du får alle bildene innen en uke.',
    'A wedding, a christening or pictures for the firm? We come to you, and all pictures are yours within a week.',
  ],
  [
    'music school',
    'Lær å spille gitar på tjue timer. Vi har lærere for barn og voksne, og instrumenter du kan leie.',
    'Learn to play the guitar in twenty lessons. We teach children and adults, and have instruments to hire.',
  ],
  [
    'theatre',
    'Familieforestilling i romjula. Teppet går opp klokka 14, og det tar en time og et kvarter. Billetter på nettsiden.',
    'A family play between Christmas and New Year. The curtain rises at two. Tickets are on our website.',
  ],
  [
    'heat pumps',
    'Varmepumpe før kulda kommer. Vi måler rommene, finner riktig størrelse og monterer på en dag.',
    'A heat pump before the cold comes. We measure the rooms, find the right size and fit it in a day.',
  ],
  [
    'windows',
    'Trekker det fra vinduene? Nye vinduer med trelags glass, målt og montert av våre egne folk.',
    'Is there a draught from the windows? New ones with triple glazing, measured and fitted by our own people.',
  ],
  [
    'charity',
    'Hver tirsdag serverer vi suppe til alle som vil komme. Vil du hjelpe til en kveld i måneden? Skriv til oss.',
    'Every Tuesday we serve soup to all who want to come. Would you like to help one evening a month? Write to us.',
  ],
  [
    'sports club',
    'Håndball for jenter og gutter i første klasse. Vi trener på mandager, og den første måneden er til for å prøve.',
    'Handball for girls and boys in their first year of school. We train on Mondays, and the first month is for trying.',
  ],
];

function verdictsOn(text: string, otherwise: Language) {
  const language = languageOf(text, otherwise);
  expect(language).toBe(otherwise);
  const texts = [{ field: 'ads.a.primaryText', of: 'ad' as const, language, text, folded: fold(text) }];
  return [['NO'], ['SE', 'NO']].flatMap((countryCodes) =>
    judge({ ...plainAd, industry: 'Other', language, countryCodes, texts }),
  );
}

const told = trades.flatMap(([trade, nb, en]) => [
  { trade, text: nb, verdicts: verdictsOn(nb, 'nb') },
  { trade, text: en, verdicts: verdictsOn(en, 'en') },
]);

test.each(told)('nothing is forbidden in what a $trade says: $text', ({ verdicts }) => {
  expect(verdicts.filter(({ level }) => level === 'stop')).toEqual([]);
});

test('hardly a question is asked of ordinary ads in both languages', () => {
  const asked = told.flatMap(({ trade, verdicts }) =>
    verdicts.map(({ rule, quote }) => `${trade}: ${rule.id} ${quote}`),
  );
  expect([...new Set(asked)]).toEqual([]);
});
