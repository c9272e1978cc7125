/**
 * Shares out whole units by weight (Sainte-Laguë). The parts make up the whole exactly, and with more to share out no
 * part becomes smaller: what was told of today is not taken back.
 */
export function shareOut(total: number, weights: number[]): number[] {
  let whole = 0;
  for (const weight of weights) whole += weight;
  const parts: number[] = [];
  let missing = whole === 0 ? 0 : total;
  for (const weight of weights) {
    const part = whole === 0 ? 0 : Math.floor((total * weight) / whole + 0.5);
    parts.push(part);
    missing -= part;
  }
  for (; missing > 0; missing -= 1) give(parts, weights);
  for (; missing < 0; missing += 1) take(parts, weights);
  return parts;
}

function give(parts: number[], weights: number[]): void {
  let [best, claim] = [0, -1];
  for (let place = 0; place < weights.length; place += 1) {
    const own = (weights[place] ?? 0) / (2 * (parts[place] ?? 0) + 1);
    if (own > claim) [best, claim] = [place, own];
  }
  parts[best] = (parts[best] ?? 0) + 1;
}

function take(parts: number[], weights: number[]): void {
  let [worst, claim] = [0, Number.POSITIVE_INFINITY];
  for (let place = 0; place < weights.length; place += 1) {
    const part = parts[place] ?? 0;
    const own = part > 0 ? (weights[place] ?? 0) / (2 * part - 1) : Number.POSITIVE_INFINITY;
    if (own <= claim) [worst, claim] = [place, own];
  }
  parts[worst] = (parts[worst] ?? 0) - 1;
}

/** The place of the part on which a number from 0 to 1 falls, where each part is as wide as its weight. */
export function pick(weights: number[], chance: number): number {
  let rest = chance * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => (rest -= weight) < 0);
  return place === -1 ? weights.length - 1 : place;
}
