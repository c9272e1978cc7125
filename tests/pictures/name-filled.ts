import type { Product } from '../journeys/product.ts';
import { sandboxOf } from '../journeys/sandbox.ts';

/** Gives the campaigns the sandbox was filled with names as somebody would. */
export async function nameFilled(product: Product, names: readonly string[]): Promise<void> {
  const { meta } = await sandboxOf(product).state();
  const made = meta.campaigns.filter(({ name }: { name: string }) => /^Campaign \d+$/.test(name));
  for (const [place, name] of names.entries()) {
    await sandboxOf(product).edit(made[place]!.id, { name });
  }
}
