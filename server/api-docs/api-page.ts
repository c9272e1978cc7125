import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const fromSwagger = { 'swagger-ui-bundle.js': 'text/javascript', 'swagger-ui.css': 'text/css' } as const;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Adfjord API</title>
<link rel="stylesheet" href="/api/assets/swagger-ui.css">
<link rel="stylesheet" href="/api/assets/page.css">
<script src="/api/assets/theme.js"></script>
</head>
<body>
<main id="operations"></main>
<noscript>The list of operations is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="/api/assets/swagger-ui-bundle.js"></script>
<script src="/api/assets/page.js"></script>
</body>
</html>`;

const style = `body { margin: 0; background: #fff }
html.dark-mode body { background: #1c2022; color: #e4e6e6 }
.swagger-ui .topbar, .swagger-ui .scheme-container .schemes-title { display: none }
.swagger-ui pre.microlight, .swagger-ui .opblock-description { overflow-wrap: anywhere }
@media (max-width: 640px) { .swagger-ui .opblock .opblock-summary-description { display: none } }`;

/** In the theme the person has chosen in the app, or else the system's. */
const theme = `const chosen = localStorage.getItem('ui-theme');
const isDark = chosen ? chosen === 'dark' : !matchMedia('(prefers-color-scheme: light)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);`;

/** Closed to begin with: of a hundred and thirty operations at once, Swagger UI draws the first few and stops. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#operations',
  docExpansion: 'none',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
});`;

const ours: Record<string, { type: string; body: string }> = {
  'page.css': { type: 'text/css', body: style },
  'theme.js': { type: 'text/javascript', body: theme },
  'page.js': { type: 'text/javascript', body: start },
};

/** The readable page of the document, with nothing from a third party. */
export function apiPage(): Response {
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A file the page needs, or undefined where there is none of this name. */
export async function apiAsset(name: string): Promise<Response | undefined> {
  const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
  const own = Object.hasOwn(ours, name) ? ours[name] : undefined;
  if (own) return new Response(own.body, { headers: headers(own.type) });
  if (!isFromSwagger(name)) return undefined;
  const body = await readFile(require.resolve(`swagger-ui-dist/${name}`));
  return new Response(body, { headers: headers(fromSwagger[name]) });
}

function isFromSwagger(name: string): name is keyof typeof fromSwagger {
  return Object.hasOwn(fromSwagger, name);
}
