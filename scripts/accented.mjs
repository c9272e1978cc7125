const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'áƀçðéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** What has to stay as it is for a text to work: what is put in, marks around words, and addresses. */
const kept = /(\{[^{}]*\}|<[^<>]*>|https?:\/\/[^\s"]*)/;

/** A text of the make-believe language: the English one with a mark on every letter. */
export function accented(text) {
  return text
    .split(kept)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[A-Za-z]/g, mark)))
    .join('');
}

function mark(letter) {
  return marked[plain.indexOf(letter)];
}
