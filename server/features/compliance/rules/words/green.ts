import { phrases } from '../../matching/phrases.ts';

/** That something does the climate or nature no harm, in words that say all and prove nothing. */
export const green = phrases(
  {
    nb: [
      `miljøvennlig*|miljø vennlig*|klima nøytral*|klima vennlig*|miljøvenleg*|miljøvennleg*|miljøvenlig*|mer miljøvennlig*|miljøsmart*|miljøriktig*|miljøbevisst*|miljømedviten|klimavennlig*|klimavenleg*|klimasmart*|klimapositiv*|
      klimanøytral*|klimanøytralt|co2 nøytral*|co2nøytral*|co₂ nøytral*|karbonnøytral*|co2 fri*|utslippsfri*|utsleppsfri*|utslippsfritt|nullutslipp*|nullutslepp*|netto null utslipp|
      bærekraftig*|berekraftig*|bærekraft|berekraft|grønnere|grønneste|grønare|det grønne valget|grønt valg|grønne valg|grønt val|velg grønt|vel grønt|tenk grønt|kjør grønt|
      grønn strøm|grøn straum|grønn energi|grøn energi|grønn kraft|grønn profil|grønn produksjon|grønn transport|grønn levering|grønn frakt|grønne løsning*|grønn løsning|grønt alternativ*|
      grønne alternativ*|grønn bedrift|grønt firma|grønne produkt*|grønt produkt*|grønn emballasje|grønn fremtid|grøn framtid|grønn framtid|grønn teknologi|grønn rengjøring|grønt renhold|grønn bygging|
      grønt skifte|det grønne skiftet|grønt byggeri|grønn bolig|grønt forbruk|grønn mobilitet|
      skånsom mot miljøet|skånsomt mot miljøet|skånsom for miljøet|skånsomt for miljøet|bra for miljøet|bra for klimaet|bra for naturen|godt for naturen|godt for miljøet|godt for klimaet|bedre for miljøet|betre for miljøet|best for miljøet|snill mot naturen|
      snill mot miljøet|snilt mot miljøet|snille mot miljøet|naturvennlig*|planetens beste|redder planeten|redd planeten|redd klimaet|redder klimaet|plastnøytral*|fossilfri*|giftfri for naturen|
      biologisk nedbrytbar*|biologisk nedbrytbart|økovennlig*|eco vennlig*|ecovennlig*|uten klimaavtrykk|null klimaavtrykk|lavt klimaavtrykk|lavere klimaavtrykk|kompensert for utslipp*|klimakompenser*`,
      /(?:^|[.!?\n]\s?)(?:grønt|grønn) (?:og|,) (?:billig|trygt|smart|rimelig|enkelt|rent)\p{L}*/gu,
    ],
    en: `eco friendly|ecofriendly|eco conscious|environmentally friendly|environment friendly|environmentally conscious|environmentally responsible|kind to the environment|good for the environment|better for the environment|
      good for the planet|better for the planet|planet friendly|earth friendly|nature friendly|nature's friend|climate friendly|climate positive|climate neutral|climate neutrality|climate smart|carbon neutral|carbon negative|carbon positive|
      carbon free|co2 neutral|net zero|zero emission*|emission free|emissions free|sustainable|sustainably|sustainability|greener|green choice*|go green|going green|think green|choose green|
      green energy|green power|green electricity|green alternative*|green solution*|green future|green product*|green company|green business|green transport*|green delivery|green packaging|green cleaning|green technology|green tech|
      green living|green building|biodegradable|fossil free|climate compensated|carbon offset*|saves the planet|save the planet|zero footprint|gentle on the environment|gentle on nature`,
  },
  {
    nb: `bærekraftig økonomi|grønnere plen|grønnere gress|grønnere hage|bærekraftige vaner|bærekraftig vekst|bærekraftig livsstil for deg|bærekraftig for kroppen`,
    en: 'sustainable growth|greener lawn*|greener grass|greener garden|sustainability report*|sustainability consult*|sustainable habits|sustainable career|sustainable pace',
  },
);

/** Words that only whoever is certified may use. */
export const organic = phrases(
  {
    nb: 'øko*|100 øko|svanemerk*|svanemerket|miljømerk*|miljøsertifis*|debio*',
    en: 'organic|organically|eco label*|ecolabel*|nordic swan|eco certified|environmentally certified',
  },
  {
    en: 'organic growth|organic chemistry|organic shapes|organic reach|organic traffic',
    nb: 'økonom*|økosystem*|økokrim*|økologisk institutt',
  },
);

/** The same as `green` in other languages of the EU. */
export const nationalGreen = phrases({
  both: `umweltschonend*|emissionsfrei*|co2 frei|klimapositiv*|grüner strom|ökologisch*|miljösmart*|klimatpositiv*|klimatkompenser*|utsläppsfri*|fossilfri|grön el|grøn strøm|co2 neutraal|groene stroom|groene energie|écoresponsable*|éco responsable*|agriculture durable|développement durable|neutro en carbono|ecológic*|amigo do ambiente|sustentável|neutro em carbono|ecologic*|neutrale per il clima|ekologick*|ekologisk*|ekološk*|przyjazn* dla środowiska|zrównoważon*|neutraln* dla klimatu|šetrn* k *|környezetbarát|keskkonnasõbralik|videi draudzīg*|ekologišk*|okolju prijazn*|kestävä kehitys|kestävä|umweltfreundlich*|klimaneutral*|klimafreundlich*|nachhaltig*|co2 neutral*|miljövänlig*|hållbar|hållbara|hållbart|klimatneutral*|klimatsmart*|klimatvänlig*|koldioxidneutral*|bæredygtig*|
    miljøvenlig*|klimavenlig*|respectueux de l'environnement|respectueuse de l'environnement|écologique|ecologique*|neutre en carbone|
    respetuoso con el medio ambiente|ecologico|sostenible|ecosostenibile|sostenibile|rispettoso dell'ambiente|milieuvriendelijk*|klimaatneutraal|
    duurzaam|duurzame|ekologiczn*|ympäristöystävällinen|ympäristöystävällis*|hiilineutraali*`,
});
