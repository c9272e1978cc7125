export const oneHourSeconds = 3600;
export const sevenDaysSeconds = 7 * 24 * oneHourSeconds;
/** However much it is used, a session asks for the password again after this long. */
export const longestSessionMs = 30 * 24 * oneHourSeconds * 1000;
