import type { MessageId } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { HttpContext } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { createLine, type Line } from './createLine.ts';
import type { Answer, Job, Picture } from './job.ts';
import type { PictureFaultKind } from './pictureFault.ts';
import { createPictureProcess, type PictureProcess } from './pictureProcess.ts';

export type PictureOutcome = 'cleaned' | PictureFaultKind | 'time' | 'allowance' | 'busy' | 'failed';

/** Processes uploaded pictures in separate processes. */
export interface Pictures {
  /**
   * Re-encodes a picture without its metadata. Each member's pictures run one at a time, and
   * members take turns.
   * @throws HttpFailure 415 or 422 for a refused picture, 429 above the member's allowance of
   * pixels, 503 if too many members wait or the wait is too long.
   * @throws Error if the picture cannot be written.
   */
  clean(wallet: string, http: Pick<HttpContext, 'header'>, picture: Picture): Promise<void>;
  /** Number of waiting pictures, including members' own queues. */
  waiting(): number;
  /** Longest current wait, seconds. */
  longestWait(): number;
  /** Numbers of pictures by result since the start. */
  outcomes(): ReadonlyMap<PictureOutcome, number>;
  close(): void;
}

interface Settings {
  /** Maximum number of members with waiting pictures. */
  members: number;
  /** Milliseconds until a picture times out, including its wait. */
  patience: number;
  /** Cost of a member's pictures allowed per `allowanceTime`, in pixels of a JPEG. */
  allowance: number;
  /** Memory of a process beyond its initial use, bytes. */
  memory: number;
  /** Processor seconds per picture. */
  processor: number;
}

const usual: Settings = {
  members: 200,
  patience: 60_000,
  allowance: 640e6,
  memory: 138 * 1024 * 1024,
  processor: 15,
};

/** Seconds of the allowance's window. */
const allowanceTime = 600;

/** Maximum cost of a small picture, in pixels of a JPEG; small ones do not wait for larger ones. */
const small = 2e6;

/** Processor seconds to measure a picture, or to clean a small one. */
const smallProcessor = 3;

const refusals: Readonly<Record<PictureFaultKind | 'time', readonly [ContentfulStatusCode, MessageId]>> = {
  tooLarge: [422, 'server.imageTooLarge'],
  unreadable: [415, 'server.fileDamaged'],
  memory: [422, 'server.imageTooHard'],
  time: [422, 'server.imageTooHard'],
};

/** Starts its processes with the first picture. @param changes Overrides of the usual settings. */
export function createPictures(changes: Partial<Settings> = {}): Pictures {
  const { members, patience, allowance, memory, processor } = { ...usual, ...changes };
  /**
   * A queue per member with pictures in progress; each member has at most one picture in the
   * processes' queues.
   */
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

  /** @returns Cost of a measured picture; 0 for a cleaned one. */
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
