/**
 * What the operator claims about the product, in this one place: nothing in the code measures any of it.
 * Change a figure to what you can prove; take out its line, and it is gone from every page.
 */
export const claims: Partial<Record<Claim, number>> = {
  customers: 500,
  campaigns: 10_000,
  clickRateImprovement: 0.85,
  satisfaction: 0.92,
  rating: 4.8,
  salesGrowth: 1.5,
  timeSaved: 0.8,
  users: 1000,
};

export type Claim =
  | 'customers'
  | 'campaigns'
  | 'clickRateImprovement'
  | 'satisfaction'
  | 'rating'
  | 'salesGrowth'
  | 'timeSaved'
  | 'users';
