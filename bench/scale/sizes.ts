/** How many campaigns ad accounts have; none of them is linked of the first, where people publish. */
export const sizes = [0, 20, 60, 200, 500, 1_000];
/** Of twenty ad accounts, so many have each size: a few are large. */
const shares = [0, 9, 5, 3, 2, 1];
export const adsPerCampaign = 3;

/** The places of the sizes, so that any twenty in a row are mixed alike. */
export const mix = shares
  .flatMap((share, size) => Array.from({ length: share }, (_, nth) => ({ size, at: (nth + 0.5) / share })))
  .toSorted((one, other) => one.at - other.at)
  .map(({ size }) => size);
