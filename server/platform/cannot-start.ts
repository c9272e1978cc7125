/** Why the product does not start, in words for whoever runs it: shown without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
