import { bakeries } from './tuning/bakeries.ts';
import { banks } from './tuning/banks.ts';
import { cars } from './tuning/cars.ts';
import { charities } from './tuning/charities.ts';
import { clinics } from './tuning/clinics.ts';
import { craftsmen } from './tuning/craftsmen.ts';
import { employers } from './tuning/employers.ts';
import { energy } from './tuning/energy.ts';
import { estateAgents } from './tuning/estate-agents.ts';
import { events } from './tuning/events.ts';
import { farms } from './tuning/farms.ts';
import { gyms } from './tuning/gyms.ts';
import { hairdressers } from './tuning/hairdressers.ts';
import { kindergartens } from './tuning/kindergartens.ts';
import { politics } from './tuning/politics.ts';
import { restaurants } from './tuning/restaurants.ts';
import { shops } from './tuning/shops.ts';
import { webShops } from './tuning/web-shops.ts';
import { webShopsAbroad } from './tuning/web-shops-abroad.ts';

export const tuning = {
  bakeries,
  banks,
  cars,
  charities,
  clinics,
  craftsmen,
  employers,
  energy,
  estateAgents,
  events,
  farms,
  gyms,
  hairdressers,
  kindergartens,
  politics,
  restaurants,
  shops,
  webShops,
  webShopsAbroad,
};
