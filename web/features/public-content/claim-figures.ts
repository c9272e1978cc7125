import { spokenLanguage } from '#web/language.ts';
import { type Claim, claims } from './claims.ts';

type Write = (value: number, language: string) => string;

const atLeast: Write = (value, language) => `${new Intl.NumberFormat(language).format(value)}+`;
const share: Write = (value, language) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
const growth: Write = (value, language) =>
  new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' }).format(value);
const outOfFive: Write = (value, language) => `${new Intl.NumberFormat(language).format(value)}/5`;

const ways: Record<Claim, Write> = {
  customers: atLeast,
  campaigns: atLeast,
  clickRateImprovement: share,
  satisfaction: share,
  rating: outOfFive,
  salesGrowth: growth,
  timeSaved: share,
  users: atLeast,
};

/** A claim as people read it; undefined for one the operator does not make. */
export function claimFigure(claim: Claim): string | undefined {
  const value = claims[claim];
  return value === undefined ? undefined : ways[claim](value, spokenLanguage());
}
