export const nordic = `
NO
Oslo: Oslo
Akershus: Asker, Bærum, Sandvika, Lillestrøm, Lørenskog, Ski, Drøbak, Ås, Vestby, Jessheim, Eidsvoll, Nesodden,
  Nittedal, Fornebu, Aurskog, Årnes, Kløfta, Kolbotn, Strømmen, Son, Nannestad, Sørumsand, Fetsund, Bjørkelangen
Østfold: Fredrikstad, Sarpsborg, Moss, Halden, Askim, Mysen, Rygge, Råde, Hvaler, Rakkestad, Spydeberg, Ørje
Buskerud: Drammen, Kongsberg, Hønefoss, Hokksund, Mjøndalen, Geilo, Gol, Modum, Lier, Hol, Flå, Vikersund,
  Nesbyen, Rødberg
Innlandet: Hamar, Lillehammer, Gjøvik, Kongsvinger, Elverum, Brumunddal, Raufoss, Otta, Moelv, Trysil, Fagernes,
  Dombås, Vinstra, Tynset, Lom, Lena, Skreia, Flisa, Rena, Vågåmo, Dokka, Løten, Ringebu, Koppang
Vestfold: Tønsberg, Sandefjord, Larvik, Horten, Holmestrand, Stavern, Åsgårdstrand, Færder, Nøtterøy, Re,
  Svelvik
Telemark: Skien, Porsgrunn, Notodden, Kragerø, Bø, Rjukan, Brevik, Langesund, Seljord, Bamble, Ulefoss, Dalen
Agder: Kristiansand, Arendal, Grimstad, Mandal, Lillesand, Risør, Tvedestrand, Farsund, Flekkefjord, Lyngdal,
  Vennesla, Evje, Kvinesdal, Søgne, Birkeland, Åmli
Rogaland: Stavanger, Sandnes, Haugesund, Egersund, Bryne, Sola, Randaberg, Karmøy, Kopervik, Jørpeland, Sauda,
  Klepp, Ålgård, Åkrehamn, Tananger, Ølen, Hommersåk
Vestland: Bergen, Askøy, Voss, Førde, Florø, Odda, Leirvik, Sogndal, Os, Øygarden, Straume, Knarvik, Måløy,
  Stryn, Nordfjordeid, Sandane, Norheimsund, Ulvik, Flåm, Rosendal, Lærdal, Høyanger, Husnes, Kleppestø
Møre og Romsdal: Ålesund, Molde, Kristiansund, Ulsteinvik, Volda, Ørsta, Sunndalsøra, Åndalsnes, Fosnavåg,
  Sykkylven, Geiranger, Vestnes, Stranda, Elnesvågen, Averøy
Trøndelag: Trondheim, Steinkjer, Stjørdal, Levanger, Verdal, Namsos, Orkanger, Røros, Oppdal, Melhus, Malvik,
  Brekstad, Kolvereid, Rørvik, Hommelvik, Støren, Rissa, Frosta
Nordland: Bodø, Narvik, Mo i Rana, Mosjøen, Svolvær, Leknes, Sandnessjøen, Brønnøysund, Fauske, Stokmarknes,
  Sortland, Ballangen, Andenes, Melbu, Rognan, Ørnes, Lødingen
Troms: Tromsø, Harstad, Finnsnes, Bardufoss, Nordkjosbotn, Skjervøy, Storslett, Sjøvegan, Evenskjer, Lyngseidet,
  Setermoen
Finnmark: Alta, Hammerfest, Vadsø, Kirkenes, Honningsvåg, Vardø, Karasjok, Kautokeino, Lakselv, Båtsfjord, Tana
  bru, Mehamn
SE
Stockholm: Stockholm, Södertälje, Täby, Solna, Sundbyberg, Nacka, Lidingö, Norrtälje, Sollentuna, Huddinge
Västra Götaland: Göteborg, Borås, Trollhättan, Skövde, Uddevalla, Mölndal, Lidköping, Strömstad, Vänersborg
Skåne: Malmö, Helsingborg, Lund, Kristianstad, Landskrona, Trelleborg, Ängelholm, Ystad, Hässleholm
Uppsala: Uppsala, Enköping, Bålsta
Östergötland: Linköping, Norrköping, Motala, Mjölby
Örebro: Örebro, Karlskoga, Kumla
Västmanland: Västerås, Köping, Sala
Jönköping: Jönköping, Värnamo, Nässjö
Värmland: Karlstad, Arvika, Kristinehamn
Dalarna: Falun, Borlänge, Mora, Ludvika
Gävleborg: Gävle, Sandviken, Hudiksvall
Västernorrland: Sundsvall, Härnösand, Örnsköldsvik
Jämtland: Östersund, Åre
Västerbotten: Umeå, Skellefteå, Lycksele
Norrbotten: Luleå, Kiruna, Piteå, Boden, Gällivare
Halland: Halmstad, Varberg, Kungsbacka, Falkenberg
Kalmar: Kalmar, Västervik, Oskarshamn
Kronoberg: Växjö, Ljungby
Blekinge: Karlskrona, Karlshamn, Ronneby
Södermanland: Eskilstuna, Nyköping, Katrineholm, Strängnäs
Gotland: Visby
DK
Hovedstaden: Copenhagen, Frederiksberg, Helsingør, Hillerød, Lyngby, Ballerup, Gentofte, Hvidovre, Rønne
Midtjylland: Aarhus, Randers, Horsens, Herning, Silkeborg, Viborg, Holstebro, Skive, Ikast
Syddanmark: Odense, Esbjerg, Kolding, Vejle, Fredericia, Sønderborg, Svendborg, Haderslev, Billund
Nordjylland: Aalborg, Hjørring, Frederikshavn, Thisted, Skagen, Hobro
Sjælland: Roskilde, Næstved, Køge, Slagelse, Holbæk, Nykøbing Falster, Ringsted
FI
Uusimaa: Helsinki, Espoo, Vantaa, Porvoo, Järvenpää, Hyvinkää, Lohja, Kerava
Pirkanmaa: Tampere, Nokia, Valkeakoski
Southwest Finland: Turku, Salo, Raisio, Naantali
North Ostrobothnia: Oulu, Raahe, Kuusamo
Central Finland: Jyväskylä, Jämsä
North Savo: Kuopio, Iisalmi
Päijät-Häme: Lahti, Heinola
Satakunta: Pori, Rauma
Ostrobothnia: Vaasa, Jakobstad
Lapland: Rovaniemi, Kemi, Tornio, Ivalo
North Karelia: Joensuu
South Karelia: Lappeenranta, Imatra
IS
Capital Region: Reykjavík, Kópavogur, Hafnarfjörður, Garðabær
Northeast Iceland: Akureyri, Húsavík
South Iceland: Selfoss, Vestmannaeyjar
Southern Peninsula: Keflavík
`;
