const storageKey = 'palette-recent';
const most = 4;

/** By their ids, the latest first, what was chosen in this browser. Ids alone: names are nobody's business here. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberChoice(id: string): void {
  try {
    const ids = [id, ...recentChoices().filter((other) => other !== id)];
    localStorage.setItem(storageKey, JSON.stringify(ids.slice(0, most)));
  } catch {
    // A browser that keeps nothing shows everything in its usual order.
  }
}
