import type { Ask } from '../../visits/answer.ts';
import type { Arrived } from '../../visits/follow.ts';
import { visit } from '../../visits/visit.ts';
import type { Guest } from './guest.ts';
import { asNotRead, NotRead } from './not-read.ts';
import { readRobots, type Robots } from './robots.ts';

interface Going<Taken> {
  /** Where it may be led. */
  mayGo?: (url: URL) => boolean;
  /** It belongs to a page, and is fetched without a rest, as by a browser. */
  isFile?: boolean;
  take(answer: Arrived): Taken | Promise<Taken>;
}

export interface PoliteVisitor {
  robotsOf(origin: string): Promise<Robots>;
  /** Throws NotRead, also where robots are asked to stay away. */
  visit<Taken>(address: string, going: Going<Taken>): Promise<Taken>;
}

const leastRestMs = 300;
const longestRestMs = 5_000;

/** Visits pages as a guest should: robots.txt first, one after the other, and with a rest in between. */
export function openPoliteVisitor(guest: Guest): PoliteVisitor {
  const { ask, pause, signal } = guest;
  const known = new Map<string, Promise<Robots>>();
  let hasVisited = false;

  function robotsOf(origin: string): Promise<Robots> {
    const robots = known.get(origin) ?? readRobots(origin, guest);
    known.set(origin, robots);
    return robots;
  }

  async function goPolitely<Taken>(address: string, { mayGo, isFile, take }: Going<Taken>): Promise<Taken> {
    const askIfAllowed: Ask = async (url, asking) => {
      if (mayGo && !mayGo(url)) throw new NotRead('elsewhere');
      if (isOnTheWeb(url) && !(await robotsOf(url.origin)).allows(url)) throw new NotRead('robots');
      return ask(url, asking);
    };
    const url = new URL(address);
    const robots = isOnTheWeb(url) ? await robotsOf(url.origin) : undefined;
    if (robots && !robots.allows(url)) throw new NotRead('robots');
    if (hasVisited && !isFile)
      await pause(Math.min(Math.max(robots?.delayMs ?? 0, leastRestMs), longestRestMs), signal);
    hasVisited = true;
    return visit(address, { ...guest, ask: askIfAllowed, take });
  }

  return {
    robotsOf,
    async visit(address, going) {
      try {
        return await goPolitely(address, going);
      } catch (error) {
        throw signal.aborted ? signal.reason : asNotRead(error);
      }
    },
  };
}

/** Anything else is refused when it is asked for. */
const isOnTheWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';
