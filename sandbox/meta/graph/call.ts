import { type Fields, isMap, parseJson, textOf } from '#sandbox/json.ts';
import { GraphError, mustBe } from './graph-error.ts';
import { readMultipart } from './multipart.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the Graph API, wherever it came from: a request of its own, or an operation in a batch. */
export interface GraphCall {
  method: Method;
  /** `v26.0`, or nothing when the address had none. */
  version: string | undefined;
  path: string[];
  /** As sent: nested values may still be JSON in a text. */
  params: Fields;
  files: Map<string, File>;
  token: string | undefined;
}

export interface CallParts {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** Takes apart a request in any of the forms the Graph API accepts. `root` is what stands before the version. */
export async function readCall(
  { method, url, headers, body }: CallParts,
  root = '/meta',
): Promise<GraphCall> {
  const files = new Map<string, File>();
  const params: Fields = {
    ...Object.fromEntries(url.searchParams),
    ...readBody(headers, body, files),
  };
  const parts = url.pathname.slice(root.length).split('/').filter(Boolean).map(decode);
  const version = parts[0] && /^v\d+\.\d+$/.test(parts[0]) ? parts.shift() : undefined;
  const bearer = /^(?:Bearer|OAuth)\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? (textOf(params['access_token']) || undefined);
  return { method: methodOf(method, params), version, path: parts, params, files, token };
}

function readBody(headers: Headers, body: Uint8Array<ArrayBuffer>, files: Map<string, File>): Fields {
  if (body.byteLength === 0) return {};
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return readParts(type, body, files);
  const text = new TextDecoder().decode(body);
  if (type.includes('json') || /^\s*[{[]/.test(text)) return readJsonBody(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function readJsonBody(text: string): Fields {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new GraphError('notJson');
  }
  if (!isMap(value)) throw new GraphError('notJson');
  return value;
}

function readParts(type: string, body: Uint8Array<ArrayBuffer>, files: Map<string, File>): Fields {
  const parts = readMultipart(type, body);
  if (!parts) throw mustBe('body', 'well-formed multipart/form-data');
  const params: Fields = {};
  for (const { name, fileName, type: kind, bytes } of parts) {
    if (fileName === undefined) params[name] = new TextDecoder().decode(bytes);
    else files.set(name, new File([bytes], fileName, { type: kind }));
  }
  return params;
}

function methodOf(method: string, params: Fields): Method {
  const wished = method === 'POST' ? textOf(params['method']).toUpperCase() : '';
  const meant = wished || method;
  if (meant === 'HEAD') return 'GET';
  if (meant === 'GET' || meant === 'POST' || meant === 'DELETE') return meant;
  throw new GraphError('unknownPath', { path: `/${method}` });
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
