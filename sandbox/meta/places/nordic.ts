export const sweden: Record<string, string> = {
  Stockholm:
    'Stockholm, Södertälje, Täby, Solna, Sundbyberg, Nacka, Lidingö, Norrtälje, Sollentuna, Huddinge',
  'Västra Götaland':
    'Göteborg, Borås, Trollhättan, Skövde, Uddevalla, Mölndal, Lidköping, Strömstad, Vänersborg',
  Skåne: 'Malmö, Helsingborg, Lund, Kristianstad, Landskrona, Trelleborg, Ängelholm, Ystad, Hässleholm',
  Uppsala: 'Uppsala, Enköping, Bålsta',
  Östergötland: 'Linköping, Norrköping, Motala, Mjölby',
  Örebro: 'Örebro, Karlskoga, Kumla',
  Västmanland: 'Västerås, Köping, Sala',
  Jönköping: 'Jönköping, Värnamo, Nässjö',
  Värmland: 'Karlstad, Arvika, Kristinehamn',
  Dalarna: 'Falun, Borlänge, Mora, Ludvika',
  Gävleborg: 'Gävle, Sandviken, Hudiksvall',
  Västernorrland: 'Sundsvall, Härnösand, Örnsköldsvik',
  Jämtland: 'Östersund, Åre',
  Västerbotten: 'Umeå, Skellefteå, Lycksele',
  Norrbotten: 'Luleå, Kiruna, Piteå, Boden, Gällivare',
  Halland: 'Halmstad, Varberg, Kungsbacka, Falkenberg',
  Kalmar: 'Kalmar, Västervik, Oskarshamn',
  Kronoberg: 'Växjö, Ljungby',
  Blekinge: 'Karlskrona, Karlshamn, Ronneby',
  Södermanland: 'Eskilstuna, Nyköping, Katrineholm, Strängnäs',
  Gotland: 'Visby',
};

export const denmark: Record<string, string> = {
  Hovedstaden: 'Copenhagen, Frederiksberg, Helsingør, Hillerød, Lyngby, Ballerup, Gentofte, Hvidovre, Rønne',
  Midtjylland: 'Aarhus, Randers, Horsens, Herning, Silkeborg, Viborg, Holstebro, Skive, Ikast',
  Syddanmark: 'Odense, Esbjerg, Kolding, Vejle, Fredericia, Sønderborg, Svendborg, Haderslev, Billund',
  Nordjylland: 'Aalborg, Hjørring, Frederikshavn, Thisted, Skagen, Hobro',
  Sjælland: 'Roskilde, Næstved, Køge, Slagelse, Holbæk, Nykøbing Falster, Ringsted',
};

export const finland: Record<string, string> = {
  Uusimaa: 'Helsinki, Espoo, Vantaa, Porvoo, Järvenpää, Hyvinkää, Lohja, Kerava',
  Pirkanmaa: 'Tampere, Nokia, Valkeakoski',
  'Southwest Finland': 'Turku, Salo, Raisio, Naantali',
  'North Ostrobothnia': 'Oulu, Raahe, Kuusamo',
  'Central Finland': 'Jyväskylä, Jämsä',
  'North Savo': 'Kuopio, Iisalmi',
  'Päijät-Häme': 'Lahti, Heinola',
  Satakunta: 'Pori, Rauma',
  Ostrobothnia: 'Vaasa, Jakobstad',
  Lapland: 'Rovaniemi, Kemi, Tornio, Ivalo',
  'North Karelia': 'Joensuu',
  'South Karelia': 'Lappeenranta, Imatra',
};

export const iceland: Record<string, string> = {
  'Capital Region': 'Reykjavík, Kópavogur, Hafnarfjörður, Garðabær',
  'Northeast Iceland': 'Akureyri, Húsavík',
  'South Iceland': 'Selfoss, Vestmannaeyjar',
  'Southern Peninsula': 'Keflavík',
};
