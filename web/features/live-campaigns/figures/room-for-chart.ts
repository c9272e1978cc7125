/** Where a chart leaves room for what it is about; below, its code is only fetched on a tap. */
export const roomForChart = '(min-width: 640px)';
