export const south = `
ES
Madrid: Madrid, Móstoles, Alcalá de Henares
Catalonia: Barcelona, Tarragona, Girona, Sabadell, Lleida
Andalusia: Seville, Málaga, Granada, Córdoba, Cádiz, Marbella, Almería
Valencian Community: Valencia, Alicante, Elche, Benidorm, Torrevieja
Basque Country: Bilbao, San Sebastián, Vitoria-Gasteiz
Canary Islands: Las Palmas, Santa Cruz de Tenerife, Arona
Balearic Islands: Palma, Ibiza
Aragon: Zaragoza
Galicia: Vigo, A Coruña, Santiago de Compostela
Murcia: Murcia, Cartagena
PT
Lisbon: Lisbon, Cascais, Sintra
Porto: Porto, Matosinhos
Braga: Braga, Guimarães
Faro: Faro, Albufeira, Lagos
Coimbra: Coimbra
Madeira: Funchal
IT
Lazio: Rome, Latina
Lombardy: Milan, Brescia, Bergamo, Como
Campania: Naples, Salerno
Piedmont: Turin, Novara
Sicily: Palermo, Catania, Messina
Tuscany: Florence, Pisa, Siena, Livorno
Emilia-Romagna: Bologna, Parma, Modena, Rimini
Veneto: Venice, Verona, Padua
Liguria: Genoa, Sanremo
Apulia: Bari, Lecce
Sardinia: Cagliari, Olbia
GR
Attica: Athens, Piraeus
Central Macedonia: Thessaloniki
Crete: Heraklion, Chania
Western Greece: Patras
South Aegean: Rhodes
HR
Zagreb: Zagreb
Split-Dalmatia: Split
Primorje-Gorski Kotar: Rijeka
Dubrovnik-Neretva: Dubrovnik
Zadar: Zadar
SI
Central Slovenia: Ljubljana
Drava: Maribor
MT
Malta: Valletta, Sliema, St Julian’s
CY
Nicosia: Nicosia
Limassol: Limassol
Paphos: Paphos
RS
Belgrade: Belgrade
Vojvodina: Novi Sad
Nišava: Niš
BA
Sarajevo: Sarajevo
Republika Srpska: Banja Luka
AL
Tirana: Tirana
Durrës: Durrës
ME
Podgorica: Podgorica
Kotor: Kotor
MK
Skopje: Skopje
Ohrid: Ohrid
TR
Istanbul: Istanbul
Ankara: Ankara
Izmir: Izmir
Antalya: Antalya, Alanya
`;
