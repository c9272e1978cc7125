/** Drawing from chance, in the shapes in which ads behave. */
export interface Draw {
  chance: (of: number) => boolean;
  /** Both ends included. */
  whole: (least: number, most: number) => number;
  one: <Item>(items: readonly Item[]) => Item;
  /** Between the two, twice as much as likely as half as much. */
  size: (least: number, most: number) => number;
  /** On average that; so far off by one deviation, as a part of it. */
  around: (mean: number, deviation: number) => number;
  normal: () => number;
  poisson: (mean: number) => number;
}

export function openDraw(random: () => number): Draw {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return {
    chance: (of) => random() < of,
    whole,
    one: (items) => items[whole(0, items.length - 1)]!,
    size: (least, most) => least * (most / least) ** random(),
    around: (mean, deviation) => mean * Math.exp(deviation * normal() - deviation ** 2 / 2),
    normal,
    poisson(mean) {
      // Far from nothing it is as good as normal.
      if (mean > 60) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
      const least = Math.exp(-mean);
      let [count, product] = [0, random()];
      while (product > least) {
        count += 1;
        product *= random();
      }
      return count;
    },
  };
}
