/** Where on the profile it is set what an ad account may cost. */
export const limitsPlace = 'limits';

export const limitsAddress = `/profile#${limitsPlace}`;
