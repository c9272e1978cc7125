import { expect, test } from 'vitest';
import { partWords } from './part-words.ts';

test.each([
  [{ platform: 'instagram', position: 'instagram_stories' }, 'Instagram · Stories'],
  [{ platform: 'facebook', position: 'right_hand_column' }, 'Facebook · Right column'],
  [{ platform: 'audience_network', position: 'an_classic' }, 'Audience Network · Apps and websites'],
  [{ platform: 'messenger', position: 'messenger_inbox' }, 'Messenger · Inbox'],
  [{ platform: 'unknown', position: 'unknown' }, 'Placement unknown'],
  [{ platform: 'threads', position: 'unknown' }, 'Threads'],
  [{ age: '25-34', gender: 'female' }, 'Women, 25–34'],
  [{ age: 'Unknown', gender: 'unknown' }, 'Gender unknown, age unknown'],
  [{ region: 'Vestland' }, 'Vestland'],
  [{ region: 'Unknown' }, 'Region unknown'],
  [{ device: 'android_smartphone' }, 'Android phone'],
  [{ hour: 7 }, '07:00–07:59'],
])('%j is told as %s', (parts, words) => {
  expect(partWords(parts)).toBe(words);
});

test('what Meta has named since stands there by its code', () => {
  expect(partWords({ platform: 'instagram', position: 'instagram_lounge_wall' })).toBe(
    'Instagram · lounge wall',
  );
  expect(partWords({ device: 'smart_fridge' })).toBe('smart fridge');
});
