export const poland: Record<string, string> = {
  Masovia: 'Warsaw, Radom, Płock',
  'Lesser Poland': 'Kraków, Tarnów, Zakopane',
  'Lower Silesia': 'Wrocław, Legnica',
  'Greater Poland': 'Poznań, Kalisz',
  Pomerania: 'Gdańsk, Gdynia, Sopot',
  Silesia: 'Katowice, Gliwice, Częstochowa',
  Łódź: 'Łódź',
  Lublin: 'Lublin',
  'West Pomerania': 'Szczecin, Koszalin',
  Podlaskie: 'Białystok',
};

export const czechia: Record<string, string> = {
  Prague: 'Prague',
  'South Moravia': 'Brno',
  'Moravia-Silesia': 'Ostrava',
  Plzeň: 'Plzeň',
  Liberec: 'Liberec',
  Olomouc: 'Olomouc',
};

export const slovakia: Record<string, string> = {
  Bratislava: 'Bratislava',
  Košice: 'Košice',
  Žilina: 'Žilina',
};

export const hungary: Record<string, string> = {
  Budapest: 'Budapest',
  'Hajdú-Bihar': 'Debrecen',
  'Csongrád-Csanád': 'Szeged',
  Baranya: 'Pécs',
  'Győr-Moson-Sopron': 'Győr, Sopron',
};

export const romania: Record<string, string> = {
  Bucharest: 'Bucharest',
  Cluj: 'Cluj-Napoca',
  Timiș: 'Timișoara',
  Iași: 'Iași',
  Constanța: 'Constanța',
  Brașov: 'Brașov',
};

export const bulgaria: Record<string, string> = {
  Sofia: 'Sofia',
  Plovdiv: 'Plovdiv',
  Varna: 'Varna',
  Burgas: 'Burgas',
};

export const estonia: Record<string, string> = {
  Harju: 'Tallinn',
  Tartu: 'Tartu',
  Pärnu: 'Pärnu',
  'Ida-Viru': 'Narva',
};
export const latvia: Record<string, string> = {
  Riga: 'Riga, Jūrmala',
  Latgale: 'Daugavpils',
  Kurzeme: 'Liepāja',
};
export const lithuania: Record<string, string> = {
  Vilnius: 'Vilnius',
  Kaunas: 'Kaunas',
  Klaipėda: 'Klaipėda, Palanga',
};

export const ukraine: Record<string, string> = {
  Kyiv: 'Kyiv',
  Lviv: 'Lviv',
  Odesa: 'Odesa',
  Kharkiv: 'Kharkiv',
  Dnipropetrovsk: 'Dnipro',
};

export const moldova: Record<string, string> = { Chișinău: 'Chișinău' };
