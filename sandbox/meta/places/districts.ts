interface Districts {
  subcities: string;
  neighborhoods: string;
}

/** Parts of large cities, by country and city. A search for cities finds them too. */
export const districts: Record<string, Districts> = {
  'NO/Oslo': {
    subcities:
      'Alna, Bjerke, Frogner, Gamle Oslo, Grorud, Grünerløkka, Nordre Aker, Nordstrand, Sagene, St. Hanshaugen, Stovner, Søndre Nordstrand, Ullern, Vestre Aker, Østensjø',
    neighborhoods: 'Majorstuen, Holmenkollen, Tøyen, Torshov, Bislett, Grønland',
  },
  'NO/Bergen': {
    subcities: 'Arna, Bergenhus, Fana, Fyllingsdalen, Laksevåg, Ytrebygda, Årstad, Åsane',
    neighborhoods: 'Nordnes, Sandviken, Møhlenpris',
  },
  'NO/Trondheim': { subcities: 'Heimdal, Lerkendal, Midtbyen, Østbyen', neighborhoods: 'Bakklandet, Lade' },
  'NO/Stavanger': { subcities: 'Hinna, Hundvåg, Madla, Storhaug', neighborhoods: '' },
  'SE/Stockholm': { subcities: 'Bromma, Kungsholmen, Södermalm, Östermalm', neighborhoods: 'Vasastan' },
  'DK/Copenhagen': { subcities: 'Amager, Nørrebro, Vesterbro, Østerbro', neighborhoods: '' },
  'DE/Berlin': {
    subcities:
      'Charlottenburg-Wilmersdorf, Friedrichshain-Kreuzberg, Lichtenberg, Mitte, Neukölln, Pankow, Reinickendorf, Spandau, Steglitz-Zehlendorf, Tempelhof-Schöneberg, Treptow-Köpenick',
    neighborhoods: 'Kreuzberg, Prenzlauer Berg, Wedding',
  },
  'DE/Munich': { subcities: 'Bogenhausen, Schwabing, Sendling', neighborhoods: '' },
  'GB/London': {
    subcities: 'Camden, Hackney, Islington, Lambeth, Southwark, Westminster',
    neighborhoods: 'Soho',
  },
  'FR/Paris': { subcities: '', neighborhoods: 'Le Marais, Montmartre, Belleville' },
};

/** Postal codes, by country and city. */
export const zips: Record<string, string> = {
  'NO/Oslo': '0150 0181 0250 0355 0368 0451 0550 0667 0756 0853 0956 1051 1182',
  'NO/Bergen': '5003 5006 5014 5031 5053 5072 5097 5115 5132 5148 5162 5221 5235 5258',
  'NO/Trondheim': '7010 7011 7014 7030 7041 7052 7072 7088',
  'NO/Stavanger': '4005 4006 4008 4015 4021 4033 4042 4085',
  'NO/Kristiansand': '4608 4610 4624 4632 4639',
  'NO/Tromsø': '9008 9010 9015 9019',
  'NO/Drammen': '3015 3024 3036 3044',
  'NO/Fredrikstad': '1606 1614 1630',
  'NO/Sandnes': '4306 4313 4326',
  'NO/Ålesund': '6002 6008 6017',
  'NO/Bodø': '8003 8006 8011',
  'NO/Askøy': '5300 5302 5310',
  'NO/Voss': '5700 5705',
  'NO/Haugesund': '5525 5531',
  'NO/Lillehammer': '2609 2615',
  'NO/Hamar': '2317 2321',
  'NO/Molde': '6413 6421',
  'NO/Tønsberg': '3110 3126',
  'DE/Berlin': '10115 10117 10178 10243 10405 10559 10627 10785 10999 12043 13086 14055',
  'DE/Hamburg': '20095 20146 20253 22041 22765',
  'DE/Munich': '80331 80469 80799 81541 81925',
  'SE/Stockholm': '11120 11224 11330 11435 11620',
  'DK/Copenhagen': '1050 1100 2100 2200 2300 2450',
  'GB/London': 'E1 N1 NW1 SE1 SW1A W1 WC2N',
  'FR/Paris': '75001 75004 75011 75018',
  'US/Palo Alto': '94301 94304 94306',
};

/** Markets and districts exist in a few countries only, mostly overseas. */
export const markets: Record<string, [key: string, name: string][]> = {
  geo_market: [
    ['DMA:501', 'New York'],
    ['DMA:803', 'Los Angeles'],
    ['DMA:602', 'Chicago'],
  ],
  electoral_district: [
    ['US:CA12', 'California’s 12th congressional district'],
    ['US:NY10', 'New York’s 10th congressional district'],
  ],
  metro_area: [
    ['US:MA35620', 'New York–Newark–Jersey City'],
    ['US:MA31080', 'Los Angeles–Long Beach–Anaheim'],
  ],
};
