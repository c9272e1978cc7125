import { clearGround, firstGround, makeGround, startProduct } from './run-product.ts';

/**
 * Starts the product once from nothing, before all journeys. Every other one begins with a copy of what that left: the
 * database alone costs it most of a first start.
 */
export default async function furnishGround(): Promise<() => Promise<void>> {
  const ground = await makeGround();
  const { stop } = await startProduct(ground);
  await stop();
  process.env[firstGround] = ground.dataDir;
  return () => clearGround(ground);
}
