/** What a page says to whoever writes from it, rather than to its visitors. */
const toTheWriter = [
  /\b(ignore|disregard|forget)\b.{0,40}\b(instructions?|rules?|prompt|above)\b/i,
  /\b(ignorer|glem|se bort fra)\b.{0,40}\b(instruks\w*|regl\w*|beskjed\w*|ovenfor)\b/i,
  /\b(set|raise|increase|change)\b.{0,30}\b(price|budget)\b.{0,20}\bto\b/i,
  /\b(sett|øk|hev|endre)\b.{0,30}\b(pris\w*|budsjett\w*)\b.{0,20}\btil\b/i,
  /\b(AI|assistant|writer|language model|system prompt|språkmodell|tekstforfatter)\b.{0,60}\b(must|should|shall|write|say|skal|må|skriv|si)\b/i,
  /\b(say|write|skriv|si)\b.{0,30}\b(best in the world|best i verden|verdens beste)\b/i,
];

export function isToTheWriter(text: string): boolean {
  return toTheWriter.some((mark) => mark.test(text));
}
