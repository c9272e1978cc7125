import type { FoundFacts } from '#contract/websites/reading.ts';
import { findAbout } from './about.ts';
import { findColours } from './colours.ts';
import { findLanguage } from './language.ts';
import { findLogo } from './logo.ts';
import { findName } from './name.ts';
import { findOffers } from './offers/find-offers.ts';
import { findOpeningHours } from './opening-hours.ts';
import { openPage, type Page } from './opened-page.ts';
import { findPhone } from './phone.ts';
import { findPlace } from './place.ts';
import { findSellingPoints } from './selling-points.ts';

interface Beside {
  /** The first stylesheet of the front page. */
  stylesheet?: { url: string; text: string } | undefined;
  /** Offers that say until when they hold are left out after that day. */
  now?: number;
}

/**
 * What the pages of a website say of its firm, the front page first, each fact with the words it was read from. What is
 * not said is missing, and so is what only machines are told. The pictures are found by `findPictures`, for somebody
 * must look at them first.
 */
export function gatherFacts(pages: Page[], { stylesheet, now = 0 }: Beside = {}): FoundFacts {
  const opened = pages.map(openPage);
  const language = findLanguage(opened);
  const found = {
    businessName: findName(opened),
    language,
    place: findPlace(opened),
    phone: findPhone(opened),
    openingHours: findOpeningHours(opened, language?.value),
    about: findAbout(opened),
    colours: findColours(opened, stylesheet),
    logo: findLogo(opened),
  };
  return {
    ...Object.fromEntries(Object.entries(found).filter(([, fact]) => fact !== undefined)),
    offers: findOffers(opened, language?.value, new Date(now).toISOString().slice(0, 10)),
    sellingPoints: findSellingPoints(opened),
    pictures: [],
  };
}
