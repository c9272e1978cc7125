/** Towns by county. */
export const norway: Record<string, string> = {
  Oslo: 'Oslo, Grorud, Nordstrand, Holmenkollen, Majorstuen',
  Akershus:
    'Asker, Bærum, Sandvika, Lillestrøm, Lørenskog, Ski, Drøbak, Ås, Vestby, Jessheim, Eidsvoll, Nesodden, Nittedal, Fornebu, Aurskog, Årnes, Kløfta',
  Østfold: 'Fredrikstad, Sarpsborg, Moss, Halden, Askim, Mysen, Rygge, Råde, Hvaler',
  Buskerud: 'Drammen, Kongsberg, Hønefoss, Hokksund, Mjøndalen, Geilo, Gol, Modum, Lier, Hol, Flå',
  Innlandet:
    'Hamar, Lillehammer, Gjøvik, Kongsvinger, Elverum, Brumunddal, Raufoss, Otta, Moelv, Trysil, Fagernes, Dombås, Vinstra, Tynset, Lom',
  Vestfold: 'Tønsberg, Sandefjord, Larvik, Horten, Holmestrand, Stavern, Åsgårdstrand, Færder',
  Telemark: 'Skien, Porsgrunn, Notodden, Kragerø, Bø, Rjukan, Brevik, Langesund, Seljord',
  Agder:
    'Kristiansand, Arendal, Grimstad, Mandal, Lillesand, Risør, Tvedestrand, Farsund, Flekkefjord, Lyngdal, Vennesla, Evje',
  Rogaland:
    'Stavanger, Sandnes, Haugesund, Egersund, Bryne, Sola, Randaberg, Karmøy, Kopervik, Jørpeland, Sauda, Klepp, Ålgård',
  Vestland:
    'Bergen, Askøy, Voss, Førde, Florø, Odda, Leirvik, Sogndal, Os, Øygarden, Straume, Knarvik, Måløy, Stryn, Nordfjordeid, Sandane, Fana, Åsane, Norheimsund, Ulvik, Flåm',
  'Møre og Romsdal':
    'Ålesund, Molde, Kristiansund, Ulsteinvik, Volda, Ørsta, Sunndalsøra, Åndalsnes, Fosnavåg, Sykkylven, Geiranger',
  Trøndelag:
    'Trondheim, Steinkjer, Stjørdal, Levanger, Verdal, Namsos, Orkanger, Røros, Oppdal, Melhus, Malvik, Brekstad, Kolvereid, Rørvik',
  Nordland:
    'Bodø, Narvik, Mo i Rana, Mosjøen, Svolvær, Leknes, Sandnessjøen, Brønnøysund, Fauske, Stokmarknes, Sortland, Harstad-Evenskjer, Ballangen',
  Troms: 'Tromsø, Harstad, Finnsnes, Bardufoss, Nordkjosbotn, Skjervøy, Storslett, Sjøvegan',
  Finnmark: 'Alta, Hammerfest, Vadsø, Kirkenes, Honningsvåg, Vardø, Karasjok, Kautokeino, Lakselv, Båtsfjord',
};
