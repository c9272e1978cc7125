const forms = new Set('AS ASA ANS DA SA BA ENK NUF KS KF IKS FLI SE LTD'.split(' '));
const small = new Set('og i på av for til ved med avd the and of'.split(' '));
const shortened = new Set('IT VVS TV PC HMS HR BMW VW EU USA'.split(' '));

/** A name that is kept in capitals, as the firm writes it itself: `Bergen Rør & Varme AS`. */
export function asFirmsWrite(capitals: string): string {
  if (/\p{Ll}/u.test(capitals)) return capitals;
  const words = capitals.trim().split(/\s+/);
  return words.map((word, place) => (place > 0 ? writeLater(word) : writeWord(word))).join(' ');
}

function writeLater(word: string): string {
  if (forms.has(word)) return word;
  return small.has(word.toLowerCase()) ? word.toLowerCase() : writeWord(word);
}

function writeWord(word: string): string {
  const [first = '', ...parts] = word.split('-');
  const isShortened = shortened.has(first) || !/[AEIOUYÆØÅÉ]/.test(first);
  const begun = isShortened ? first : first.charAt(0) + first.slice(1).toLowerCase();
  // IT-hjelp, but Hansen-Olsen.
  return [begun, ...parts.map((part) => (isShortened ? part.toLowerCase() : writeWord(part)))].join('-');
}

/** Whether two names may be of one firm: all words of the shorter stand in the longer, forms of firms apart. */
export function areAlike(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return shorter.some((word) => word.length > 2) && shorter.every((word) => longer.includes(word));
}

/** Whether a website's address is made of a name. */
export function isNamedAfter(host: string, name: string): boolean {
  const letters = wordsOf(name).join('');
  const label = host
    .replace(/^www\./, '')
    .split('.')[0]!
    .replaceAll('-', '');
  return letters.length > 4 && (label.startsWith(letters) || (label.length > 4 && letters.startsWith(label)));
}

function wordsOf(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return (plain.match(/[a-z0-9]+/g) ?? []).filter((word) => !forms.has(word.toUpperCase()) && word !== 'og');
}
