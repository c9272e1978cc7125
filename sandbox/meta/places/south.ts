export const spain: Record<string, string> = {
  Madrid: 'Madrid, Móstoles, Alcalá de Henares',
  Catalonia: 'Barcelona, Tarragona, Girona, Sabadell, Lleida',
  Andalusia: 'Seville, Málaga, Granada, Córdoba, Cádiz, Marbella, Almería',
  'Valencian Community': 'Valencia, Alicante, Elche, Benidorm, Torrevieja',
  'Basque Country': 'Bilbao, San Sebastián, Vitoria-Gasteiz',
  'Canary Islands': 'Las Palmas, Santa Cruz de Tenerife, Arona',
  'Balearic Islands': 'Palma, Ibiza',
  Aragon: 'Zaragoza',
  Galicia: 'Vigo, A Coruña, Santiago de Compostela',
  Murcia: 'Murcia, Cartagena',
};

export const portugal: Record<string, string> = {
  Lisbon: 'Lisbon, Cascais, Sintra',
  Porto: 'Porto, Matosinhos',
  Braga: 'Braga, Guimarães',
  Faro: 'Faro, Albufeira, Lagos',
  Coimbra: 'Coimbra',
  Madeira: 'Funchal',
};

export const italy: Record<string, string> = {
  Lazio: 'Rome, Latina',
  Lombardy: 'Milan, Brescia, Bergamo, Como',
  Campania: 'Naples, Salerno',
  Piedmont: 'Turin, Novara',
  Sicily: 'Palermo, Catania, Messina',
  Tuscany: 'Florence, Pisa, Siena, Livorno',
  'Emilia-Romagna': 'Bologna, Parma, Modena, Rimini',
  Veneto: 'Venice, Verona, Padua',
  Liguria: 'Genoa, Sanremo',
  Apulia: 'Bari, Lecce',
  Sardinia: 'Cagliari, Olbia',
};

export const greece: Record<string, string> = {
  Attica: 'Athens, Piraeus',
  'Central Macedonia': 'Thessaloniki',
  Crete: 'Heraklion, Chania',
  'Western Greece': 'Patras',
  'South Aegean': 'Rhodes',
};

export const croatia: Record<string, string> = {
  Zagreb: 'Zagreb',
  'Split-Dalmatia': 'Split',
  'Primorje-Gorski Kotar': 'Rijeka',
  'Dubrovnik-Neretva': 'Dubrovnik',
  Zadar: 'Zadar',
};

export const slovenia: Record<string, string> = { 'Central Slovenia': 'Ljubljana', Drava: 'Maribor' };
export const malta: Record<string, string> = { Malta: 'Valletta, Sliema, St Julian’s' };
export const cyprus: Record<string, string> = { Nicosia: 'Nicosia', Limassol: 'Limassol', Paphos: 'Paphos' };
export const serbia: Record<string, string> = { Belgrade: 'Belgrade', Vojvodina: 'Novi Sad', Nišava: 'Niš' };
export const bosnia: Record<string, string> = { Sarajevo: 'Sarajevo', 'Republika Srpska': 'Banja Luka' };
export const albania: Record<string, string> = { Tirana: 'Tirana', Durrës: 'Durrës' };
export const montenegro: Record<string, string> = { Podgorica: 'Podgorica', Kotor: 'Kotor' };
export const northMacedonia: Record<string, string> = { Skopje: 'Skopje', Ohrid: 'Ohrid' };
export const turkey: Record<string, string> = {
  Istanbul: 'Istanbul',
  Ankara: 'Ankara',
  Izmir: 'Izmir',
  Antalya: 'Antalya, Alanya',
};
