/**
 * Shares out whole units by weight (Sainte-Laguë). The parts make up the whole exactly, and with more to share out no
 * part becomes smaller: what was told of today is not taken back.
 */
export function shareOut(total: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / whole + 0.5));
  let missing = total - parts.reduce((sum, part) => sum + part, 0);
  for (; missing > 0; missing -= 1) give(parts, weights);
  for (; missing < 0; missing += 1) take(parts, weights);
  return parts;
}

function give(parts: number[], weights: number[]): void {
  let [best, claim] = [0, -1];
  for (const [place, weight] of weights.entries()) {
    const own = weight / (2 * (parts[place] ?? 0) + 1);
    if (own > claim) [best, claim] = [place, own];
  }
  parts[best] = (parts[best] ?? 0) + 1;
}

function take(parts: number[], weights: number[]): void {
  let [worst, claim] = [0, Number.POSITIVE_INFINITY];
  for (const [place, weight] of weights.entries()) {
    const part = parts[place] ?? 0;
    const own = part > 0 ? weight / (2 * part - 1) : Number.POSITIVE_INFINITY;
    if (own <= claim) [worst, claim] = [place, own];
  }
  parts[worst] = (parts[worst] ?? 0) - 1;
}
