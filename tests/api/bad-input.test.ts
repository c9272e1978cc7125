import { describeApi } from '#server/api-docs/api-document.ts';
import { insertOperator } from '#server/features/people/operator-queries.ts';
import { uploadPicture } from '#tests/campaigns.ts';
import { isProof, seed as givenSeed } from '#tests/proof/chance.ts';
import { openTestHouse } from '#tests/house.ts';
import { noteProof } from '#tests/proof/note-proof.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badQuestionsFor, operationsOf, type Question } from './bad-questions.ts';
import { questionsAtOtherDoors } from './other-doors.ts';
import { signedNonsense } from './signed-doors.ts';
import { tusQuestions } from './upload-doors.ts';
import { faultsOf } from './plain-answers.ts';
import { sample } from './sample.ts';

/** Another seed asks other questions; BAD_INPUT=all asks every one, which takes some minutes. */
const seed = process.env['BAD_INPUT'] ?? givenSeed;
const most = (some: number) => (seed === 'all' ? Number.POSITIVE_INFINITY : some);

const document = await describeApi('https://adfjord.test');
const operations = operationsOf(document);

let house: Awaited<ReturnType<typeof openTestHouse>>;
let kari: Visitor;
let ola: Visitor;
let known: Record<string, Record<string, unknown>>;
let key: string;

beforeAll(async () => {
  house = await openTestHouse();
  [kari, ola] = [await house.visitor().join(), await house.visitor().join()];
  await kari.connect();
  await insertOperator(house.ctx.db, (await kari.ask.people.me()).id);
  await ola.ask.people.update({ language: 'nb' });
  await insertOperator(house.ctx.db, (await ola.ask.people.me()).id);
  const { id, version } = await kari.ask.campaigns.create({ title: 'Winter pipes' });
  known = {
    campaigns: { id, version },
    publications: { campaignId: id },
    media: { id: await uploadPicture(kari) },
  };
  ({ key } = await kari.makeKey({ name: 'Bad input', access: 'write' }));
});
afterAll(() => house.close());

/** Whoever asks: somebody signed in, a program with a key, or a stranger. */
async function ask(who: Visitor | 'key' | 'stranger', { method, path, headers = {}, body }: Question) {
  const language = who === ola ? 'nb-NO' : 'en';
  const told = { 'accept-language': language, ...headers };
  const init = { method, headers: told, ...(body !== undefined && { body }) };
  if (typeof who === 'object') return who.fetch(path, init);
  const request = new Request(new URL(path, 'https://adfjord.test'), init);
  if (who === 'key') request.headers.set('authorization', `Bearer ${key}`);
  return house.app.fetch(request, { clientAddress: '203.0.113.7' });
}

function note(row: string, status: number): void {
  const columns = {
    questions: true,
    done: status < 400,
    refused: status >= 400 && status < 500,
    'mistakes of ours': status >= 500 && status !== 503,
  };
  for (const [column, isSo] of Object.entries(columns))
    noteProof('bad-input', { row, column, value: isSo ? 1 : 0 });
}

function knownFor({ operation: { operationId, parameters = [] } }: (typeof operations)[number]) {
  const noun = operationId.split('.')[0]!;
  return parameters.length > 0 || noun === 'publications' ? (known[noun] ?? {}) : {};
}

test.each(operations.map((door) => [door.operation.operationId, door] as const))(
  `whatever %s is given, it is answered in plain words (seed: ${seed})`,
  async (name, door) => {
    const { operation } = door;
    const questions = badQuestionsFor(door, knownFor(door));
    const isSaidOnPurpose = (status: number) => status === 503 && operation.responses[503] !== undefined;
    const faults: string[] = [];
    const look = async (who: Parameters<typeof ask>[0], question: Question) => {
      const answer = await ask(who, question);
      const { found, message } = await faultsOf(answer, isSaidOnPurpose(answer.status));
      faults.push(...found.map((fault) => `${question.name}: ${fault}`));
      note(name.split('.')[0]!, answer.status);
      return { status: answer.status, message };
    };
    for (const question of sample(questions, most(isProof ? 30 : 10), `${seed} ${name}`))
      await look(kari, question);
    for (const question of sample(questions, most(isProof ? 5 : 2), `${seed} stranger ${name}`))
      await look('stranger', question);
    for (const question of sample(questions, most(isProof ? 5 : 2), `${seed} key ${name}`))
      await look('key', question);
    // A key may ask so often in a minute.
    await house.passTime(2);
    for (const question of sample(questions, isProof ? 4 : 2, `${seed} both ${name}`)) {
      const [inEnglish, inNorwegian] = [await look(kari, question), await look(ola, question)];
      if (inEnglish.status === 400 && inNorwegian.status === 400 && inEnglish.message === inNorwegian.message)
        faults.push(`${question.name}: is told the same in both languages: ${inEnglish.message}`);
    }
    expect(faults).toEqual([]);
  },
);

test(
  `whatever is sent to any other door, it is answered in plain words (seed: ${seed})`,
  { timeout: 120_000 },
  async () => {
    const questions = questionsAtOtherDoors(String(known['media']!['id']));
    const faults: string[] = [];
    for (const who of [kari, 'stranger', 'key'] as const) {
      for (const question of sample(
        questions,
        most(isProof ? 400 : 150),
        `${seed} ${typeof who === 'string' ? who : 'kari'}`,
      )) {
        const { found } = await faultsOf(await ask(who, question));
        faults.push(...found.map((fault) => `${question.name}: ${fault}`));
      }
      await house.passTime(2);
    }
    expect(faults).toEqual([]);
  },
);

test('whatever is said to the door of uploads, it is answered in plain words', async () => {
  const begun = await kari.fetch('/uploads', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '1000' },
  });
  const faults: string[] = [];
  for (const question of tusQuestions(begun.headers.get('location')!)) {
    for (const who of [kari, 'stranger', 'key'] as const) {
      const { found } = await faultsOf(await ask(who, question));
      faults.push(...found.map((fault) => `${question.name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('whatever comes signed by Meta, it is answered in plain words', async () => {
  const faults: string[] = [];
  for (const question of signedNonsense(house.ctx.settings.meta.appSecret)) {
    const { found } = await faultsOf(await ask('stranger', question));
    faults.push(...found.map((fault) => `${question.name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
