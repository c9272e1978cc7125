export const oneHourSeconds = 3600;
export const sevenDaysSeconds = 7 * 24 * oneHourSeconds;
