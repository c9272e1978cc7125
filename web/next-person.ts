const forgetters = new Set<() => void>();

/** Calls back when another person signs in: what this window knows of the last one is to be forgotten. */
export function beforeNextPerson(forget: () => void): void {
  forgetters.add(forget);
}

/** Whoever was signed in before leaves nothing behind. */
export function welcomeNextPerson(): void {
  for (const forget of forgetters) forget();
}
