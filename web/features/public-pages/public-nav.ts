import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { publicPath } from './public-addresses.ts';

interface NavLink {
  href: string;
  name: string;
}

/** Where the head of a public page leads, beside the ways in. */
export function publicNav(language: Language): NavLink[] {
  return [
    { href: `${publicPath('', language)}#product`, name: m.public_nav_product() },
    { href: publicPath('use-cases', language), name: m.use_cases_name() },
    { href: publicPath('customers', language), name: m.customers_name() },
    { href: publicPath('plans', language), name: m.plans_name() },
  ];
}
