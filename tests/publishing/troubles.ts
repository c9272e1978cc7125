import type { Waiting } from '#contract/publishing/publications.ts';

type Wait = Waiting['for'];

/** What can go wrong with one call, and how a run of publishing must end all the same. */
export interface Trouble {
  name: string;
  trouble: object;
  /** `no`: Meta refused on purpose. `token`: the link to Facebook is dead until the person connects again. */
  means: 'passes' | 'no' | 'token';
  /** What the person may read meanwhile; only what has to be waited out is told for certain. */
  waitsFor?: Wait;
}

/** The line, or whatever stands between Meta and us: they strike a request as a whole. */
export const lineTroubles: Trouble[] = [
  { name: 'a lost answer', trouble: { kind: 'loses-answer' }, means: 'passes' },
  { name: 'a line cut before', trouble: { kind: 'drops' }, means: 'passes' },
  { name: 'a time-out', trouble: { kind: 'hangs', ms: 1500 }, means: 'passes' },
  { name: 'an HTML page', trouble: { kind: 'html' }, means: 'passes' },
  { name: 'half an answer', trouble: { kind: 'truncated' }, means: 'passes' },
  {
    name: 'a throttle with a waiting time',
    trouble: { kind: 'throttles', code: 80004, minutes: 3 },
    means: 'passes',
    waitsFor: 'slow-down',
  },
];

/** What Meta says of one operation, by itself or within a batch. */
export const operationTroubles: Trouble[] = [
  { name: 'a 500', trouble: { kind: 'error', status: 500, code: 2 }, means: 'passes' },
  {
    name: 'a throttle',
    trouble: { kind: 'error', status: 400, code: 17, subcode: 2446079 },
    means: 'passes',
    waitsFor: 'slow-down',
  },
  {
    name: 'an expired token',
    trouble: { kind: 'error', status: 400, code: 190, subcode: 463 },
    means: 'token',
    waitsFor: 'link',
  },
  { name: 'a checkpoint', trouble: { kind: 'error', status: 400, code: 190, subcode: 459 }, means: 'no' },
  { name: 'a lost permission', trouble: { kind: 'error', status: 403, code: 200 }, means: 'no' },
  {
    name: 'a validation error',
    trouble: { kind: 'error', status: 400, code: 100, subcode: 1885272 },
    means: 'no',
  },
  { name: 'a block', trouble: { kind: 'error', status: 400, code: 368 }, means: 'no' },
];

/** Where a call of a run is met. */
interface Step {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  skip?: number;
}

const operations: Step[] = [
  { name: 'the campaign', method: 'POST', path: '/campaigns$' },
  { name: 'the ad set', method: 'POST', path: '/adsets$' },
  { name: 'the first creative', method: 'POST', path: '/adcreatives$' },
  { name: 'the second creative', method: 'POST', path: '/adcreatives$', skip: 1 },
  { name: 'the first ad', method: 'POST', path: '/ads$' },
  { name: 'the second ad', method: 'POST', path: '/ads$', skip: 1 },
];
const picture: Step = { name: 'the picture', method: 'POST', path: '/adimages$' };
const lastDrawing: Step = { name: 'the last drawing', method: 'POST', path: '/adimages$', skip: 2 };
const readBack: Step = { name: 'the read-back', method: 'GET', path: '/\\d+$' };
const launches: Step[] = [
  { name: 'the launch of the first ad', method: 'POST', path: '/\\d+$' },
  { name: 'the launch of the campaign', method: 'POST', path: '/\\d+$', skip: 3 },
];
const batch: Step = { name: 'the batch of the whole tree', method: 'POST', path: '/campaigns$' };
const launchBatch: Step = { name: 'the launch', method: 'POST', path: '/\\d+$' };

export interface Cell {
  what: string;
  step: Step;
  trouble: Trouble;
  launchImmediately: boolean;
  isLaunch: boolean;
  /** Whether its ads show a picture in a design: three drawings. */
  isDesigned: boolean;
}

/** Every step with every trouble it can meet, launched and paused. */
export function allCells(): Cell[] {
  return [
    ...cellsOf([picture, batch, readBack, launchBatch], lineTroubles),
    ...cellsOf([picture, ...operations, readBack, ...launches], operationTroubles),
    ...cellsOf([lastDrawing, batch, readBack], lineTroubles, { isDesigned: true }),
    ...cellsOf([lastDrawing, operations[2]!, readBack], operationTroubles, { isDesigned: true }),
  ];
}

function cellsOf(steps: Step[], troubles: Trouble[], { isDesigned = false } = {}): Cell[] {
  return steps.flatMap((step) => {
    const isLaunch = step === launchBatch || launches.includes(step);
    return troubles.flatMap((trouble) =>
      (isLaunch || isDesigned ? [true] : [true, false]).map((launchImmediately) => ({
        what: `${isDesigned ? 'in a design, ' : ''}${trouble.name} at ${step.name}, ${launchImmediately ? 'launched' : 'paused'}`,
        step,
        trouble,
        launchImmediately,
        isLaunch,
        isDesigned,
      })),
    );
  });
}
