import type { Language } from '#contract/people/people.ts';
import { plans } from '#contract/people/plans.ts';
import { m } from '#web/paraglide/messages.js';

/** The server puts these in once, when it starts. */
const origin = '%PUBLIC_URL%';
const operator = {
  '@type': 'Organization',
  '@id': `${origin}/#operator`,
  name: '%OPERATOR_NAME%',
  url: origin,
  email: '%OPERATOR_EMAIL%',
  telephone: '%OPERATOR_PHONE%',
  logo: `${origin}/icon-512.png`,
};

/** What search engines are told of the product and of who offers it, in schema.org's words. */
export function productFacts(language: Language): object {
  const offers = Object.values(plans).flatMap(({ name, monthlyPriceMinor }) =>
    monthlyPriceMinor === null
      ? []
      : [{ '@type': 'Offer', name, price: monthlyPriceMinor / 100, priceCurrency: 'NOK' }],
  );
  const product = {
    '@type': 'SoftwareApplication',
    name: m.app_name(),
    description: m.landing_description(),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    inLanguage: language,
    url: origin,
    image: `${origin}/share-${language}.png`,
    publisher: { '@id': operator['@id'] },
    offers,
  };
  return { '@context': 'https://schema.org', '@graph': [operator, product] };
}
