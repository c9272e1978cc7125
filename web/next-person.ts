const forgetters = new Set<() => void>();

/** Calls back when another person signs in, or the same goes to another workspace: what this window knows is to be forgotten. */
export function beforeNextPerson(forget: () => void): void {
  forgetters.add(forget);
}

/** Whoever was signed in before leaves nothing behind. */
export function welcomeNextPerson(): void {
  for (const forget of forgetters) forget();
}
