import { NotVisited } from '../../visits/not-visited.ts';
import { explainTrouble } from '../explain-trouble.ts';
import type { LookReason, Seen } from '../look.ts';
import type { LeftOut, SiteProblem } from './site-step.ts';

/** A page that was not read, and why. */
export class NotRead extends Error {
  readonly problem: SiteProblem | 'elsewhere';

  constructor(problem: SiteProblem | 'elsewhere') {
    super(problem);
    this.problem = problem;
  }
}

/** What stood in the way of a visit, in the words of whoever reads. */
export function asNotRead(error: unknown): NotRead {
  if (error instanceof NotRead) return error;
  // Led to an address of mail, of a phone or of an app.
  if (error instanceof NotVisited && error.reason === 'no-web-address') return new NotRead('no-page');
  return new NotRead(problemIn(explainTrouble(error)));
}

const problems: { [Reason in LookReason]?: SiteProblem } = {
  'no-server': 'no-server',
  'private-network': 'private-network',
  'server-error': 'server-error',
  silent: 'slow',
  endless: 'endless',
  'unknown-certificate': 'insecure',
};

export function problemIn({ outcome, because, status }: Seen): SiteProblem {
  if (status === 401) return 'login';
  if (outcome === 'not-found' || outcome === 'refused' || outcome === 'insecure') return outcome;
  return (because && problems[because]) ?? 'no-answer';
}

const leftOut: { [Problem in NotRead['problem']]?: LeftOut } = {
  robots: 'robots',
  'not-found': 'not-found',
  refused: 'refused',
  login: 'refused',
  'too-large': 'too-large',
  slow: 'slow',
  pdf: 'no-page',
  'no-page': 'no-page',
  elsewhere: 'elsewhere',
};

/** Why a page beside the front page is missing. */
export function leftOutBecause({ problem }: NotRead): LeftOut {
  return leftOut[problem] ?? 'unreachable';
}
