export const east = `
PL
Masovia: Warsaw, Radom, Płock
Lesser Poland: Kraków, Tarnów, Zakopane
Lower Silesia: Wrocław, Legnica
Greater Poland: Poznań, Kalisz
Pomerania: Gdańsk, Gdynia, Sopot
Silesia: Katowice, Gliwice, Częstochowa
Łódź: Łódź
Lublin: Lublin
West Pomerania: Szczecin, Koszalin
Podlaskie: Białystok
CZ
Prague: Prague
South Moravia: Brno
Moravia-Silesia: Ostrava
Plzeň: Plzeň
Liberec: Liberec
Olomouc: Olomouc
SK
Bratislava: Bratislava
Košice: Košice
Žilina: Žilina
HU
Budapest: Budapest
Hajdú-Bihar: Debrecen
Csongrád-Csanád: Szeged
Baranya: Pécs
Győr-Moson-Sopron: Győr, Sopron
RO
Bucharest: Bucharest
Cluj: Cluj-Napoca
Timiș: Timișoara
Iași: Iași
Constanța: Constanța
Brașov: Brașov
BG
Sofia: Sofia
Plovdiv: Plovdiv
Varna: Varna
Burgas: Burgas
EE
Harju: Tallinn
Tartu: Tartu
Pärnu: Pärnu
Ida-Viru: Narva
LV
Riga: Riga, Jūrmala
Latgale: Daugavpils
Kurzeme: Liepāja
LT
Vilnius: Vilnius
Kaunas: Kaunas
Klaipėda: Klaipėda, Palanga
UA
Kyiv: Kyiv
Lviv: Lviv
Odesa: Odesa
Kharkiv: Kharkiv
Dnipropetrovsk: Dnipro
MD
Chișinău: Chișinău
`;
