import { afterEach, beforeEach, expect, test } from 'vitest';

import type { Fields } from '#sandbox/json.ts';
import { textOf } from '#sandbox/json.ts';
import { formIds, pageIds } from '#sandbox/meta/seed-ids.ts';
import { newCreative, plantTree, type Tree } from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice, verdict } from '#sandbox/practice/practice.ts';

let practice: Practice;
let tree: Tree;
beforeEach(async () => {
  practice = await openPractice({ now: () => Date.parse('2026-12-01T05:00:00Z') });
  tree = await plantTree(practice, 'ACTIVE');
});
afterEach(() => practice.close());

const fields = 'effective_status,ad_review_feedback,issues_info';
const show = (message: string): Fields => ({
  ...newCreative,
  object_story_spec: {
    page_id: pageIds.plumber,
    link_data: {
      link: 'http://fb.me/',
      message,
      call_to_action: { type: 'SIGN_UP', value: { lead_gen_form_id: formIds.quote } },
    },
  },
});
async function swapTo(message: string): Promise<void> {
  const creative = textOf((await practice.graph.post(`${nok}/adcreatives`, show(message)))['id']);
  await practice.graph.post(tree.ad, { creative: { creative_id: creative } });
}

test('a new ad waits for its review, and is then let through', async () => {
  expect(await practice.graph.get(tree.ad, { fields })).toEqual({
    id: tree.ad,
    effective_status: 'PENDING_REVIEW',
  });
  await practice.advance(1);
  expect(await practice.graph.get(tree.ad, { fields })).toEqual({ id: tree.ad, effective_status: 'ACTIVE' });
});

test.each([
  ['SIM_DISAPPROVE', 'Unacceptable Business Practices'],
  ['Guaranteed weight loss in a week!', 'Personal Health and Appearance'],
  ['Garantert vekttap på en uke!', 'Personal Health and Appearance'],
  ['Get rich quick.', 'Fraud, Scams and Deceptive Practices'],
  ['Bli rik fort.', 'Fraud, Scams and Deceptive Practices'],
])('an ad that says "%s" is turned down, and says why', async (message, policy) => {
  await swapTo(message);
  expect((await practice.graph.get(tree.ad, { fields }))['effective_status']).toBe('PENDING_REVIEW');
  await practice.advance(1);
  expect(await practice.graph.get(tree.ad, { fields })).toMatchObject({
    effective_status: 'DISAPPROVED',
    ad_review_feedback: { global: { [policy]: expect.any(String) } },
    issues_info: [{ level: 'AD', error_code: 1_815_869, error_type: 'HARD_ERROR' }],
  });
});

test('an ad that was turned down cannot be turned on, but can be mended', async () => {
  await practice.graph.post(tree.ad, { status: 'PAUSED' });
  await swapTo('Bli rik fort.');
  await practice.advance(1);
  expect(verdict(await practice.graph.post(tree.ad, { status: 'ACTIVE' }))).toBe('100/2490427');
  await swapTo('Varm hele vinteren.');
  await practice.advance(1);
  expect(verdict(await practice.graph.post(tree.ad, { status: 'ACTIVE' }))).toBe('ok');
  expect(await practice.graph.get(tree.ad, { fields })).toEqual({ id: tree.ad, effective_status: 'ACTIVE' });
});

test('a review takes as long as somebody wants it to', async () => {
  await practice.send('POST', '/_sandbox/switches', { review_seconds: 7_200, new_ad_status: 'IN_PROCESS' });
  await swapTo('Varm hele vinteren.');
  await practice.advance(119);
  expect((await practice.graph.get(tree.ad, { fields }))['effective_status']).toBe('IN_PROCESS');
  await practice.advance(1);
  expect((await practice.graph.get(tree.ad, { fields }))['effective_status']).toBe('ACTIVE');
});
