import type { Fields } from '#sandbox/json.ts';
import { asOne, type Incoming, type Service } from '#sandbox/outside-service.ts';
import type { World } from '#sandbox/memory/world.ts';
import { type Firm, firms, units } from './firms.ts';
import { isNumber } from './numbers.ts';

const usualSize = 20;
/** So far into what was found one may look, and no further. */
const furthest = 10_000;
const longestName = 180;

/** A make-believe register of Norwegian firms, open to all: https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html */
export function openRegister({ publicUrl }: World): Service {
  const root = `${publicUrl}/register`;

  function answer({ method, url }: Incoming): Response {
    if (method !== 'GET' && method !== 'HEAD') return fail({ status: 405 });
    const [, kind = '', number] =
      /^\/register\/(enheter|underenheter)(?:\/([^/]+))?\/?$/.exec(url.pathname) ?? [];
    if (!kind) return fail({ status: 404 });
    const all = kind === 'enheter' ? firms : units;
    return number === undefined ? search(all, kind, url) : look(all, kind, number);
  }

  function look(all: Firm[], kind: string, number: string): Response {
    if (!isNumber(number)) return refuse('orgnr', number, 'Organisasjonsnummeret er ikke gyldig');
    const firm = all.find(({ organisasjonsnummer }) => organisasjonsnummer === number);
    if (!firm) return fail({ status: 404 });
    if (!firm.slettedato) return Response.json(linked(firm, kind));
    const { organisasjonsnummer, navn, slettedato } = firm;
    return Response.json({ organisasjonsnummer, navn, slettedato }, { status: 410 });
  }

  function search(all: Firm[], kind: string, url: URL): Response {
    const name = url.searchParams.get('navn') ?? '';
    const [size, page] = [countIn(url, 'size', usualSize), countIn(url, 'page', 0)];
    const parent = url.searchParams.get('overordnetEnhet');
    if (name.length > longestName) return refuse('navn', name, `Navn kan ha ${longestName} tegn`);
    if (size === undefined) return refuse('size', url.searchParams.get('size'), 'Må være et tall');
    if (page === undefined) return refuse('page', url.searchParams.get('page'), 'Må være et tall');
    if (size * (page + 1) > furthest)
      return refuse('size', String(size), `Summen av size*(page+1) kan ikke overstige ${furthest}`);
    const found = all.filter(
      (firm) => !firm.slettedato && isCalled(firm, name) && (!parent || firm['overordnetEnhet'] === parent),
    );
    const shown = found.slice(size * page, size * (page + 1)).map((firm) => linked(firm, kind));
    const totalPages = size === 0 ? 0 : Math.ceil(found.length / size);
    return Response.json({
      ...(shown.length > 0 && { _embedded: { [kind]: shown } }),
      _links: { self: { href: `${root}/${kind}${url.search}` } },
      page: { size, totalElements: found.length, totalPages, number: page },
    });
  }

  const linked = (firm: Firm, kind: string): Fields => ({
    ...firm,
    _links: { self: { href: `${root}/${kind}/${firm.organisasjonsnummer}` } },
  });

  return {
    name: 'register',
    open: async (incoming) => asOne(incoming, fail, () => answer(incoming)),
    fail,
    state: () => ({ enheter: firms, underenheter: units }),
  };
}

/** Every word asked for begins a word of the name. */
function isCalled({ navn }: Firm, name: string): boolean {
  const words = wordsIn(navn);
  return wordsIn(name).every((asked) => words.some((word) => word.startsWith(asked)));
}

function wordsIn(text: string): string[] {
  return text.toUpperCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** A whole number that was sent; undefined where it is none. */
function countIn({ searchParams }: URL, name: string, usual: number): number | undefined {
  const sent = searchParams.get(name);
  if (sent === null) return usual;
  return /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
}

function refuse(parameter: string, value: string | null, words: string): Response {
  const wrong = [{ feilmelding: words, parametere: [parameter], feilaktigVerdi: value }];
  return fail({ status: 400, message: 'Feil i innsendte parametre', wrong });
}

interface Failure {
  status: number;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
  wrong?: object[];
}

function fail({ status, message, headers = {}, wrong = [] }: Failure): Response {
  const words = message ?? (status === 404 ? 'Ikke funnet' : 'Det oppstod en feil');
  const more = wrong.length > 0 ? { antallFeil: wrong.length, valideringsfeil: wrong } : {};
  return Response.json({ status, feilmelding: words, ...more }, { status, headers });
}
