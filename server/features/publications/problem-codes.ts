import type { PublicationProblemCode } from '#contract/publishing/publication-problems.ts';

/**
 * What publishing can be refused for, by Meta's `code/subcode` or `code` (reference, section 12). A key that begins with a
 * slash is a subcode that means the same under every code.
 */
const names: Partial<Record<PublicationProblemCode, string>> = {
  'signed-out': '102 190 190/458 190/460 190/463 190/464 190/467 190/492',
  checkpoint: '190/459',
  permission: '10 200 272 273 278 283 294 299 3 270',
  'account-role': '2654 2654/1713092 /1815694 /3191001',
  'account-or-page': '/1487202 /1885029 /1885154 /2446880 803 100/33',
  instagram: '/1815199 /2238055',
  'terms-to-accept': '/1870034 /1870090 /1870092',
  'app-settings': '101 104 191 900 2500 2635 /1885183 190/2069032',
  blocked: '368 1404163 2859015 1404078 /1404078 /1404102 /1390008 3910001',
  'payment-method': '/1359188',
  'too-many-ads': '613/1487225 2695',
  'too-many-budget-changes': '613/1487632 /1885650',
  deleted: '/1487056 /1487566 /1885088 /1487990',
  'budget-too-low': '/1885272 /1487901 1487901 /2446149',
  'budget-missing':
    '/1487061 /1885621 /1885737 /4834002 /4834005 /4834006 /4834009 /4834011 /3858418 /2490487 /1815857 /1885204',
  'places-overlap': '/1487756 /1815946',
  'places-missing': '/1885364',
  'places-restricted': '2641 /2909034',
  targeting:
    '/1487079 /1487694 /1487851 /2446394 /1870065 /1870088 /1870165 /1870188 /1870189 /1870196 /1870199 /1870227 /3858064',
  'audience-too-narrow': '/2446395',
  placements: '/1815433 /2490392 /2490562',
  goal: '/2490408 /1815715 /2446509 /1885014 /1815430 /1487929 /1487831',
  transparency: '/3858079 /3858081 /3858152',
  'regional-identity': '/3858634 /3858636',
  political: '/2708008',
  schedule: '/1487007 /1487033 /1487094',
  picture: '/2446386',
  'picture-unreadable': '/2446388 /3858258 /1487411 /1487242 /2490085',
  'video-unreadable': '351 352 382 389 6000 6001 1363026',
  music: '/2875030 /3867105',
  'video-thumbnail': '/1443226 /1885252',
  link: '1500 /2061015 /2446383',
  content: '500 506 /2490427 /2490468 /3858798',
  creative:
    '/1487390 /1443048 /1443050 /1815573 /1815629 /1373054 /1885392 /1885998 /1885800 /1885878 /1885923 /2446173 /3858082 /3858504 /3858355 /2490155 /1487472 /1885557 /2446289 105',
  'lead-form': '/3390001 /1892075',
};

const byCode = new Map(
  Object.entries(names).flatMap(([name, codes]) =>
    // Written above by their names, so nothing else can be in it.
    codes.split(' ').map((code): [string, PublicationProblemCode] => [code, name as PublicationProblemCode]),
  ),
);

/** What Meta's code stands for; undefined for one we have no words of our own for. */
export function problemCodeOf(code: number, subcode: number | undefined): PublicationProblemCode | undefined {
  return byCode.get(`${code}/${subcode}`) ?? byCode.get(`/${subcode}`) ?? byCode.get(`${code}`);
}
