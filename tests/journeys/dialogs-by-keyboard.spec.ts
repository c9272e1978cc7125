import { globSync, readFileSync } from 'node:fs';
import { share } from '#tests/proof/diagonal.ts';
import { expectRound, pressOn } from './by-keyboard.ts';
import { cancelWords, type DialogByKeyboard } from './dialog-by-keyboard.ts';
import { draftDialogs } from './draft-dialogs.ts';
import { farewellDialogs } from './farewell-dialogs.ts';
import { leadDialogs } from './lead-dialogs.ts';
import { join, newcomer } from './newcomer.ts';
import { prepareGround } from './prepare-ground.ts';
import { expect, test } from './product.ts';
import { profileDialogs } from './profile-dialogs.ts';
import { steeringDialogs } from './steering-dialogs.ts';
import { gatherTeam, teamDialogs } from './team-dialogs.ts';

/** What draws one, and what they are all drawn with. */
const dialogTag = /<(Dialog|ConfirmDialog|SteeringDialog|dialog)\b/;

/** A sample among others, what is opened by a key, which shell.spec.ts walks, and what an assistant is there for. */
const onTheirOwn = [
  'web/routes/design/actions.tsx',
  'web/routes/shell/palette.tsx',
  'web/features/assistants/assistants-card.tsx',
];

/** Every dialog of the product in rounds that are walked beside each other, each in an order in which one finds what it is about. */
const dialogRounds: Record<string, DialogByKeyboard[]> = {
  'of the profile, of leads and of drafts': [...profileDialogs, ...leadDialogs, ...draftDialogs],
  'of a team': teamDialogs,
  'that steers a campaign, or says farewell,': [...steeringDialogs, ...farewellDialogs],
};

test('no dialog is left out of the list that is walked by keyboard', () => {
  const drawing = globSync('web/{features,routes}/**/*.tsx').filter(
    (file) => !onTheirOwn.includes(file) && dialogTag.test(readFileSync(file, 'utf8')),
  );
  const nounAndFile = (file: string) => file.replace(/^web\/features\/([^/]+)\/(?:.*\/)?/, '$1/');
  expect(drawing.map(nounAndFile).toSorted()).toEqual(
    [
      ...new Set(Object.values(dialogRounds).flatMap((round) => round.map(({ drawnIn }) => drawnIn))),
    ].toSorted(),
  );
});

/** How a dialog is left. Before a change lands each is left in one way, by turns. */
const ways = ['Escape', 'its cross', 'its verb'] as const;

// Each has a product of its own.
test.describe.configure({ mode: 'parallel' });

for (const [which, round] of Object.entries(dialogRounds))
  test(`every dialog ${which} is opened, filled in, sent and closed without a mouse`, async ({
    page,
    product,
    pageErrors,
  }) => {
    test.setTimeout(600_000);
    await join(page, product, newcomer('Kari Nordmann'));
    const ground = await prepareGround(page, product);
    if (round === teamDialogs) await gatherTeam(page, product, ground);

    const all = round.flatMap((each) => ways.map((way) => ({ each, way })));
    const walked = share(
      all,
      ({ each }) => each,
      ({ way }) => way,
    );
    for (const [place, { each, way }] of walked.entries()) {
      const { drawnIn, title, path, opener, open, first, send, asks, width = 1280 } = each;
      await test.step(`${drawnIn}: ${String(title)}, left by ${way}`, async () => {
        const dialog = page.getByRole(asks ? 'alertdialog' : 'dialog', { name: title });
        const openIt = () => (open ? open(page) : pressOn(page, opener(page)));
        const isNew = walked[place - 1]?.each !== each;
        if (isNew) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path(ground));
        }
        await openIt();
        if (isNew) {
          await expect(first(dialog), 'where the keyboard begins').toBeFocused();
          await expectRound(page, dialog);
          // The first Escape ends the tooltip of the control it came to.
          if ((await page.getByRole('tooltip').count()) > 0) await page.keyboard.press('Escape');
        }
        if (way === 'Escape') await page.keyboard.press('Escape');
        if (way === 'its cross')
          await pressOn(page, dialog.getByRole('button', { name: asks ? cancelWords : 'Close' }).first());
        if (way === 'its verb') await send(page, dialog);
        await expect(dialog).toBeHidden();
        if (way !== 'its verb') await expect(opener(page), 'what has the keyboard after that').toBeFocused();
      });
    }
    // The browser reports the budget that was refused until it was confirmed.
    expect(pageErrors.splice(0).filter((error) => !error.includes('409'))).toEqual([]);
  });
