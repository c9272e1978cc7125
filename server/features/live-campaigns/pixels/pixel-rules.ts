/** So long a website with customers is not left alone by all of them. */
export const silentAfterMs = 2 * 24 * 60 * 60_000;
/** Ours: Meta counts clicks that do not leave Facebook among them, and of thirty some lead to the website. */
export const leastClicks = 30;
