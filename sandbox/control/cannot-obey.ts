/** A deliberate no of the control calls: what was asked cannot be done, and the message says why. */
export class CannotObey extends Error {}
