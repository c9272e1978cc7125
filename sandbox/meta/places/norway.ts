/** Towns by county. */
export const norway: Record<string, string> = {
  Oslo: 'Oslo',
  Akershus:
    'Asker, Bærum, Sandvika, Lillestrøm, Lørenskog, Ski, Drøbak, Ås, Vestby, Jessheim, Eidsvoll, Nesodden, Nittedal, Fornebu, Aurskog, Årnes, Kløfta, Kolbotn, Strømmen, Son, Nannestad, Sørumsand, Fetsund, Bjørkelangen',
  Østfold:
    'Fredrikstad, Sarpsborg, Moss, Halden, Askim, Mysen, Rygge, Råde, Hvaler, Rakkestad, Spydeberg, Ørje',
  Buskerud:
    'Drammen, Kongsberg, Hønefoss, Hokksund, Mjøndalen, Geilo, Gol, Modum, Lier, Hol, Flå, Vikersund, Nesbyen, Rødberg',
  Innlandet:
    'Hamar, Lillehammer, Gjøvik, Kongsvinger, Elverum, Brumunddal, Raufoss, Otta, Moelv, Trysil, Fagernes, Dombås, Vinstra, Tynset, Lom, Lena, Skreia, Flisa, Rena, Vågåmo, Dokka, Løten, Ringebu, Koppang',
  Vestfold:
    'Tønsberg, Sandefjord, Larvik, Horten, Holmestrand, Stavern, Åsgårdstrand, Færder, Nøtterøy, Re, Svelvik',
  Telemark:
    'Skien, Porsgrunn, Notodden, Kragerø, Bø, Rjukan, Brevik, Langesund, Seljord, Bamble, Ulefoss, Dalen',
  Agder:
    'Kristiansand, Arendal, Grimstad, Mandal, Lillesand, Risør, Tvedestrand, Farsund, Flekkefjord, Lyngdal, Vennesla, Evje, Kvinesdal, Søgne, Birkeland, Åmli',
  Rogaland:
    'Stavanger, Sandnes, Haugesund, Egersund, Bryne, Sola, Randaberg, Karmøy, Kopervik, Jørpeland, Sauda, Klepp, Ålgård, Åkrehamn, Tananger, Ølen, Hommersåk',
  Vestland:
    'Bergen, Askøy, Voss, Førde, Florø, Odda, Leirvik, Sogndal, Os, Øygarden, Straume, Knarvik, Måløy, Stryn, Nordfjordeid, Sandane, Norheimsund, Ulvik, Flåm, Rosendal, Lærdal, Høyanger, Husnes, Kleppestø',
  'Møre og Romsdal':
    'Ålesund, Molde, Kristiansund, Ulsteinvik, Volda, Ørsta, Sunndalsøra, Åndalsnes, Fosnavåg, Sykkylven, Geiranger, Vestnes, Stranda, Elnesvågen, Averøy',
  Trøndelag:
    'Trondheim, Steinkjer, Stjørdal, Levanger, Verdal, Namsos, Orkanger, Røros, Oppdal, Melhus, Malvik, Brekstad, Kolvereid, Rørvik, Hommelvik, Støren, Rissa, Frosta',
  Nordland:
    'Bodø, Narvik, Mo i Rana, Mosjøen, Svolvær, Leknes, Sandnessjøen, Brønnøysund, Fauske, Stokmarknes, Sortland, Ballangen, Andenes, Melbu, Rognan, Ørnes, Lødingen',
  Troms:
    'Tromsø, Harstad, Finnsnes, Bardufoss, Nordkjosbotn, Skjervøy, Storslett, Sjøvegan, Evenskjer, Lyngseidet, Setermoen',
  Finnmark:
    'Alta, Hammerfest, Vadsø, Kirkenes, Honningsvåg, Vardø, Karasjok, Kautokeino, Lakselv, Båtsfjord, Tana bru, Mehamn',
};
