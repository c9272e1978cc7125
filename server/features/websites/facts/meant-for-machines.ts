const orders = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|prompts?|rules|above|previous)\b/i,
  /(?<!\p{L})(ignorer|glem|overstyr|se bort fra)\b.{0,40}(instruks|beskjed|reglene|ovenfor|ovenstående|alt (over|tidligere))/iu,
  /(^|[>.]\s*)(SYSTEM|ASSISTANT|HUMAN|Assistant|Human)( (prompt|message))?\s*:/,
  /\b(language model|large language|chat-?gpt|openai|LLM|AI[ -](assistant|agent|model|writer|crawler)s?|språkmodell\w*|KI-(assistent|modell|agent)\w*)\b/i,
  /\b(you are|du er) (now |nå )?(an?|en|et) (\w+ )?(assistant|assistent|AI|KI|bot|writer|tekstforfatter)\b/i,
  /<\|?[a-z_]+\|?>|\[\/?INST\]|\{\{|\}\}/i,
  /\b(to|til) (the )?(AI|KI|robots?|roboter|bots?|crawlers?|scrapers?|writer|tekstforfatteren?|ad writer)\b.{0,60}(must|should|write|say|skal|må|skriv)/i,
  /(?<!\p{L})(from now on|henceforth|fra nå av|heretter)\b.{0,40}\b(you|du|answer|respond|write|svar\w*|skriv\w*)\b/iu,
  /\b(in|i) (every|each|all|any|the|your|hver|alle) (ads?|annonsen?e?r?)\b|\b(the word|ordet)\b.{0,30}\b(ads?|annons\w+)\b/i,
  /\b(prioriti[sz]e|prioriter|obey|adlyd|follow|følg) (dette|denne|disse|this|these|the following|følgende)\b.{0,40}\b(over|foran|fremfor|above|before|instruks\w*|instructions?|rules?|regler)\b/i,
  /\b(dear|kjære) (AI|KI|robots?|writer|assistant|assistent|tekstforfatter|modell?)\b/i,
  /\b(write|say|claim|state|skriv|påstå) (that|at|in the ads?|i annonsen)\b/i,
];

/** Whether a text on a page speaks to whoever reads it by machine. It is no fact, whatever it says. */
export function isMeantForMachines(text: string): boolean {
  return orders.some((order) => order.test(text));
}
