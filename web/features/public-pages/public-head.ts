import { type Language, languages } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { languageOfPath, type PublicPage, publicPath } from './public-addresses.ts';

/** The server puts its own address here once, when it starts. */
const origin = '%PUBLIC_URL%';
const openGraphLocales: Record<Language, string> = { en: 'en_GB', nb: 'nb_NO' };

interface Head {
  page: PublicPage;
  /** Without the name of the product, but for the front page. */
  title: string;
  description: string;
  /** What search engines are told in schema.org's words. */
  structured?: object;
}

/** Title, description, addresses in every language and the picture for sharing, as React Router's `meta` wants them. */
export function publicHead(location: { pathname: string }, { page, description, ...rest }: Head) {
  const language = languageOfPath(location.pathname);
  const title = page === '' ? rest.title : m.ui_page_title({ title: rest.title });
  const address = origin + publicPath(page, language);
  const picture = `${origin}/share-${language}.png`;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map((other) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: other,
      href: origin + publicPath(page, other),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + publicPath(page, 'en') },
    property('type', 'website'),
    property('site_name', m.app_name()),
    property('title', title),
    property('description', description),
    property('url', address),
    property('locale', openGraphLocales[language]),
    property('image', picture),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', m.public_share_picture()),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(rest.structured ? [{ 'script:ld+json': rest.structured }] : []),
  ];
}
