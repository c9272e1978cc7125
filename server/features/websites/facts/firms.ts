import type { OpenedPage } from './opened-page.ts';
import { type Thing, thingsOf, withParts } from './things.ts';

/** What leads from a firm's page to somebody else. */
const othersBy = new Set(
  'brand manufacturer author memberOf parentOrganization worksFor affiliation sponsor funder review reviews itemReviewed performer organizer creator employee founder subOrganization alumniOf'.split(
    ' ',
  ),
);
const noFirm =
  /^(Product|Service|Offer|AggregateOffer|Person|Event|WebSite|.*Page|Article|BlogPosting|NewsArticle|BreadcrumbList|ListItem|ItemList|Review|Rating|AggregateRating|ImageObject|VideoObject|PostalAddress|GeoCoordinates|SearchAction|OfferCatalog|Menu|MenuItem|MenuSection|Question|Answer|JobPosting|Course|ContactPoint|Brand|City|AdministrativeArea|Country)$/;
const marks = [
  'address',
  'telephone',
  'openingHours',
  'openingHoursSpecification',
  'logo',
  'sameAs',
  'contactPoint',
  'priceRange',
  'vatID',
  'geo',
];

/** Those a page says it belongs to, in its order. */
export function firmsOf({ things }: OpenedPage): Thing[] {
  return withParts(things, othersBy).filter(isFirm);
}

function isFirm({ types, properties }: Thing): boolean {
  if (types.some((type) => noFirm.test(type))) return false;
  return (
    types.some((type) => /(Organization|Business|Corporation)$/.test(type)) ||
    (properties.has('name') && marks.some((mark) => properties.has(mark)))
  );
}

/** Its postal addresses. */
export function addressesOf(firm: Thing): Thing[] {
  return [firm, ...thingsOf(firm, 'location', 'department')].flatMap((place) => thingsOf(place, 'address'));
}
