/** Dims the page under whatever lies over it. */
export const scrimStyle = 'fixed inset-0 z-40 bg-scrim';
