import { afterEach, expect, test, vi } from 'vitest';
import {
  explainConnectError,
  readConnectMessage,
  readConnectReturn,
  withoutConnectReturn,
} from './connect-outcome.ts';

const ours = 'https://adfjord.example';
const success = { type: 'FACEBOOK_OAUTH_SUCCESS', data: { facebookName: 'Kari Nordmann' } };
afterEach(() => vi.unstubAllGlobals());

function receive(origin: string, data: unknown) {
  vi.stubGlobal('location', { origin: ours });
  return readConnectMessage(new MessageEvent('message', { origin, data }));
}

test('only a page of ours may say that Facebook is connected', () => {
  expect(receive(ours, success)).toEqual({ connected: true, name: 'Kari Nordmann' });
  expect(receive('https://evil.example', success)).toBeUndefined();
});

test('other messages a window gets are none of our business', () => {
  for (const data of [undefined, null, 'hello', {}, { type: 'something-else' }]) {
    expect(receive(ours, data)).toBeUndefined();
  }
});

test('a popup that lost its opener says in the address what came of it', () => {
  const data = encodeURIComponent(JSON.stringify({ facebookName: 'Kari Nordmann' }));
  expect(readConnectReturn(`?success=true&data=${data}`)).toEqual({ connected: true });
  expect(readConnectReturn('?error=access_denied')).toEqual({ connected: false, error: 'access_denied' });
  expect(readConnectReturn('?step=2')).toBeUndefined();
});

test('of what an address says, only a known code is shown', () => {
  const denied = { connected: false, error: 'access_denied' };
  expect(readConnectReturn('?error=access_denied&error_description=Call+555')).toEqual(denied);
  const other = { connected: false, error: 'server_error' };
  expect(readConnectReturn('?error=x&error_description=Call+555')).toEqual(other);
  expect(readConnectReturn('?error_description=Call+555')).toEqual(other);
  expect(readConnectReturn('?error=toString')).toEqual(other);
});

test('the address is cleaned of the outcome and of nothing else', () => {
  expect(withoutConnectReturn('?step=2&success=true&data=%7B%7D')).toBe('?step=2');
  expect(withoutConnectReturn('?error=no_code')).toBe('');
});

test('a known error is explained, and what Facebook describes itself stays as it is', () => {
  expect(explainConnectError('access_denied')).toContain('Nothing was connected');
  expect(explainConnectError('login_expired')).toContain('belongs to another window');
  expect(explainConnectError('The app is in development mode')).toBe('The app is in development mode');
});
