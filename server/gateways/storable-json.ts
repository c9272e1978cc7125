/** An escaped backslash and a whole character of two halves stand here only to be passed over. */
const escapes = /\\(?:\\|u0000|ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|ud[89a-f][\da-f]{2})/gi;
const nullCharacter = '\\u0000';
const halfLength = nullCharacter.length;

/**
 * JSON in which every text can be kept by a database: null characters are dropped, and half a character becomes the
 * character that stands for an unreadable one.
 */
export function storableJson(json: string): string {
  return json.replaceAll(escapes, (escape) => {
    if (escape === nullCharacter) return '';
    return escape.length === halfLength ? '\\ufffd' : escape;
  });
}
