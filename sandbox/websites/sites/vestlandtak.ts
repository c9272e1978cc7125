import { moved, type Site, told } from './site.ts';

/** Somebody set a redirect to where the other redirect comes from, and nobody has looked since. */
export const vestlandTak: Site = {
  host: 'vestlandtak.example',
  answers: {
    '/': moved('/hjem'),
    '/hjem': moved('https://vestlandtak.example/'),
    '/robots.txt': told('User-agent: *\nDisallow: /intern\n'),
  },
};
