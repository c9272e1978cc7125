import { openPractice, type Practice } from '#tests/practice.ts';
import type { Product } from './product.ts';

/** What a journey asks of the make-believe world around its product. */
export function sandboxOf({ sandboxUrl }: Pick<Product, 'sandboxUrl'>): Practice {
  return openPractice((request) => fetch(request), sandboxUrl);
}
