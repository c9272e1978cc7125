export const west = `
DE
Berlin: Berlin
Hamburg: Hamburg
Bremen: Bremen, Bremerhaven
Bavaria: Munich, Nuremberg, Augsburg, Regensburg, Ingolstadt, Würzburg, Fürth, Erlangen, Passau
Baden-Württemberg: Stuttgart, Mannheim, Karlsruhe, Freiburg, Heidelberg, Ulm, Heilbronn, Konstanz
North Rhine-Westphalia: Cologne, Düsseldorf, Dortmund, Essen, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn,
  Münster, Aachen
Hesse: Frankfurt, Wiesbaden, Kassel, Darmstadt, Offenbach
Saxony: Leipzig, Dresden, Chemnitz, Zwickau
Lower Saxony: Hanover, Braunschweig, Oldenburg, Osnabrück, Wolfsburg, Göttingen
Schleswig-Holstein: Kiel, Lübeck, Flensburg
Rhineland-Palatinate: Mainz, Ludwigshafen, Koblenz, Trier
Thuringia: Erfurt, Jena, Weimar
Saxony-Anhalt: Magdeburg, Halle
Brandenburg: Potsdam, Cottbus
Mecklenburg: Rostock, Schwerin
Saarland: Saarbrücken
GB
England: London, Birmingham, Manchester, Liverpool, Leeds, Sheffield, Bristol, Newcastle, Nottingham, Leicester,
  Southampton, Brighton, Oxford, Cambridge, York, Plymouth, Norwich
Scotland: Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Stirling, Lerwick
Wales: Cardiff, Swansea, Newport, Wrexham
Northern Ireland: Belfast, Derry, Lisburn
FR
Île-de-France: Paris, Versailles, Saint-Denis, Boulogne-Billancourt
Provence-Alpes-Côte d'Azur: Marseille, Nice, Toulon, Aix-en-Provence, Cannes, Avignon
Auvergne-Rhône-Alpes: Lyon, Grenoble, Saint-Étienne, Annecy, Clermont-Ferrand
Occitanie: Toulouse, Montpellier, Nîmes, Perpignan
Nouvelle-Aquitaine: Bordeaux, Limoges, La Rochelle, Poitiers, Biarritz
Hauts-de-France: Lille, Amiens, Calais
Brittany: Rennes, Brest, Quimper
Normandy: Rouen, Caen, Le Havre
Grand Est: Strasbourg, Reims, Metz, Nancy, Mulhouse
Pays de la Loire: Nantes, Angers, Le Mans
Burgundy: Dijon, Besançon
Centre-Val de Loire: Tours, Orléans
NL
North Holland: Amsterdam, Haarlem, Zaandam, Alkmaar, Hilversum
South Holland: Rotterdam, The Hague, Leiden, Delft, Dordrecht
Utrecht: Utrecht, Amersfoort
North Brabant: Eindhoven, Tilburg, Breda, Den Bosch
Gelderland: Nijmegen, Arnhem, Apeldoorn
Groningen: Groningen
Limburg: Maastricht, Venlo
BE
Brussels: Brussels
Flanders: Antwerp, Ghent, Bruges, Leuven, Mechelen, Ostend
Wallonia: Liège, Charleroi, Namur, Mons
IE
Leinster: Dublin, Kilkenny, Dundalk
Munster: Cork, Limerick, Waterford
Connacht: Galway, Sligo
AT
Vienna: Vienna
Styria: Graz, Leoben
Upper Austria: Linz, Wels
Salzburg: Salzburg
Tyrol: Innsbruck, Kufstein
Carinthia: Klagenfurt, Villach
Vorarlberg: Bregenz, Dornbirn
CH
Zürich: Zürich, Winterthur
Geneva: Geneva
Vaud: Lausanne, Montreux
Bern: Bern, Biel, Thun, Interlaken
Basel-Stadt: Basel
Lucerne: Lucerne
Ticino: Lugano, Locarno
St. Gallen: St. Gallen
LU
Luxembourg: Luxembourg, Esch-sur-Alzette
`;
