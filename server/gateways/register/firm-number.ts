const weights = [3, 2, 7, 6, 5, 4, 3, 2];

/** Nine digits, of which the last follows from the others (modulus 11). With blanks in it as people write it. */
export function isFirmNumber(text: string): boolean {
  const digits = bareNumber(text);
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

export function bareNumber(text: string): string {
  return text.replaceAll(/\s/g, '');
}
