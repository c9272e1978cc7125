import { bakeries } from './kept/bakeries.ts';
import { banks } from './kept/banks.ts';
import { cars } from './kept/cars.ts';
import { charities } from './kept/charities.ts';
import { clinics } from './kept/clinics.ts';
import { craftsmen } from './kept/craftsmen.ts';
import { employers } from './kept/employers.ts';
import { energy } from './kept/energy.ts';
import { estateAgents } from './kept/estate-agents.ts';
import { events } from './kept/events.ts';
import { farms } from './kept/farms.ts';
import { gyms } from './kept/gyms.ts';
import { hairdressers } from './kept/hairdressers.ts';
import { kindergartens } from './kept/kindergartens.ts';
import { politics } from './kept/politics.ts';
import { restaurants } from './kept/restaurants.ts';
import { shops } from './kept/shops.ts';
import { webShops } from './kept/web-shops.ts';
import { webShopsAbroad } from './kept/web-shops-abroad.ts';

export const kept = {
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
