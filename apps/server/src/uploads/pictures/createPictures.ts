import type { MessageId } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { HttpContext } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { createLine, type Line } from './createLine.ts';
import type { Answer, Job, Picture } from './job.ts';
import type { PictureFaultKind } from './pictureFault.ts';
import { createPictureProcess, type PictureProcess } from './pictureProcess.ts';

/** How a picture's way has ended. */
export type PictureOutcome = 'cleaned' | PictureFaultKind | 'time' | 'allowance' | 'busy' | 'failed';

/** What opens the pictures that members send, outside this process. */
export interface Pictures {
  /**
   * Re-encodes a picture, without what else was in its file. A member's pictures are taken one at a time, and those
   * of members in turn.
   * @throws HttpFailure 415 or 422 for what is refused, 429 when the member has sent too many pixels of late, 503
   *   when too many wait or it waits too long.
   * @throws Error when it could not be written.
   */
  clean(wallet: string, http: Pick<HttpContext, 'header'>, picture: Picture): Promise<void>;
  /** How many pictures wait, members' lines included. */
  waiting(): number;
  /** How long the first of them has waited, seconds. */
  longestWait(): number;
  /** How many have ended how, since the start. */
  outcomes(): ReadonlyMap<PictureOutcome, number>;
  close(): void;
}

interface Settings {
  /** How many members' pictures may wait at a time. */
  members: number;
  /** How long a picture may take, its waiting included, milliseconds. */
  patience: number;
  /** What a member's pictures may cost together within `allowanceTime`, in pixels of a JPEG. */
  allowance: number;
  /** What a process may take beyond what it has when it starts, bytes. */
  memory: number;
  /** Seconds of processor for a picture. */
  processor: number;
}

const usual: Settings = {
  members: 200,
  patience: 60_000,
  allowance: 640e6,
  memory: 138 * 1024 * 1024,
  processor: 15,
};

/** Seconds. */
const allowanceTime = 600;

/** A picture that costs no more, in pixels of a JPEG, waits for none that does. */
const small = 2e6;

/** Seconds of processor to look at a picture, or to clean a small one. */
const smallProcessor = 3;

const refusals: Readonly<Record<PictureFaultKind | 'time', readonly [ContentfulStatusCode, MessageId]>> = {
  tooLarge: [422, 'server.imageTooLarge'],
  unreadable: [415, 'server.fileDamaged'],
  memory: [422, 'server.imageTooHard'],
  time: [422, 'server.imageTooHard'],
};

/** Starts nothing until the first picture comes. @param changes What is otherwise than usual. */
export function createPictures(changes: Partial<Settings> = {}): Pictures {
  const { members, patience, allowance, memory, processor } = { ...usual, ...changes };
  /** A line for each member who has a picture here. One of each stands in the lines of the processes. */
  const own = new Map<string, { line: Line; pictures: number }>();
  const quick = { line: createLine(), process: createPictureProcess({ memory, processor: smallProcessor }) };
  const slow = { line: createLine(), process: createPictureProcess({ memory, processor }) };
  const lines = () => [...own.values().map(({ line }) => line), quick.line, slow.line];
  const spent = new RateLimiterMemory({ points: allowance, duration: allowanceTime });
  const outcomes = new Map<PictureOutcome, number>();
  const note = (outcome: PictureOutcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

  function refuse(outcome: PictureOutcome, ...refusal: readonly [ContentfulStatusCode, MessageId]): never {
    note(outcome);
    throw new HttpFailure(...refusal);
  }

  const busy = (): never => refuse('busy', 503, 'server.uploadsBusy');

  /** @returns What a picture costs; nothing to speak of once it is cleaned. */
  function costIn(answer: Answer): number {
    if ('fault' in answer) return refuse(answer.fault, ...refusals[answer.fault]);
    if ('over' in answer) return refuse(answer.over, ...refusals[answer.over]);
    if ('failure' in answer) throw new Error(`A picture could not be written: ${answer.failure}`);
    return answer.cost;
  }

  async function charge(wallet: string, http: Pick<HttpContext, 'header'>, cost: number): Promise<void> {
    await spent.consume(wallet, cost).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      http.header('Retry-After', String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))));
      refuse('allowance', 429, 'server.picturesForNow');
    });
  }

  async function work(
    wallet: string,
    http: Pick<HttpContext, 'header'>,
    picture: Picture,
    signal: AbortSignal,
  ): Promise<void> {
    const ask = async (by: PictureProcess, step: Job['step']) =>
      costIn(await by.ask({ ...picture, step }, signal));
    const isSmall = await quick.line.run(async () => {
      const cost = await ask(quick.process, 'measure');
      await charge(wallet, http, cost);
      if (cost > small) return false;
      await ask(quick.process, 'clean');
      return true;
    }, signal);
    if (!isSmall) await slow.line.run(() => ask(slow.process, 'clean'), signal);
  }

  return {
    async clean(wallet, http, picture) {
      const mine = own.get(wallet) ?? { line: createLine(), pictures: 0 };
      if (mine.pictures === 0 && own.size >= members) busy();
      own.set(wallet, mine);
      mine.pictures += 1;
      const signal = AbortSignal.timeout(patience);
      try {
        await mine.line.run(() => work(wallet, http, picture, signal), signal);
        note('cleaned');
      } catch (error) {
        if (error === signal.reason) busy();
        if (!(error instanceof HttpFailure)) note('failed');
        throw error;
      } finally {
        mine.pictures -= 1;
        if (mine.pictures === 0) own.delete(wallet);
      }
    },
    waiting: () => lines().reduce((sum, line) => sum + line.waiting(), 0),
    longestWait() {
      const now = Date.now();
      return lines().reduce((longest, line) => Math.max(longest, now - (line.since() ?? now)), 0) / 1000;
    },
    outcomes: () => outcomes,
    close() {
      quick.process.close();
      slow.process.close();
    },
  };
}
