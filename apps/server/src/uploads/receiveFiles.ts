import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AttachmentFault, attachmentFault, type MessageId } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from '../platform/config/config.ts';
import type { HttpContext, ReadFiles, Session } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { fileKind, rewriteText } from './fileKinds.ts';
import { fileSigner } from './fileLinks.ts';
import { type AcceptedFile, type Keeping, keepFiles } from './keepFiles.ts';
import type { Pictures } from './pictures/createPictures.ts';
import { requireRoom } from './requireRoom.ts';
import { limitBytes, requireSpace } from './space.ts';
import { newStagedPath, type StagedFile, stageFile } from './stageFile.ts';

/** How long a look at one file may take, milliseconds. */
const patience = 60_000;

/**
 * Has a file looked at for viruses. The command gets its path as the last argument and ends with 0 when it is
 * clean and with 1 when it is not.
 * @throws HttpFailure 422 when it is not clean.
 * @throws Error when the command cannot say.
 */
async function scanFile([program = '', ...words]: readonly string[], path: string): Promise<void> {
  const child = spawn(program, [...words, path], {
    stdio: 'ignore',
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code === 0) return;
  if (code === 1) throw new HttpFailure(422, 'server.fileInfected');
  throw new Error(`${program} could not scan a file: it ended with ${code ?? 'a signal'}.`);
}

const faults: Record<AttachmentFault, readonly [ContentfulStatusCode, MessageId]> = {
  tooLarge: [413, 'server.fileTooLarge'],
  wrongType: [415, 'server.fileType'],
  empty: [422, 'server.fileEmpty'],
};

interface Dependencies extends Keeping {
  config: Pick<
    Config,
    'stagingFolder' | 'scanCommand' | 'spaceReserve' | 'trustedProxies' | 'uploadsOfAddress'
  >;
  pictures: Pictures;
}

/** How many uploads a member may have under way at a time: a form sends one after the other. */
const underWayAtMost = 5;

/** What the calls that carry files know. */
export interface Uploading {
  http: HttpContext;
  session: Session;
  files: ReadFiles;
}

/** Whatever goes wrong on the server's own side: the sender may try again. */
function failed(cause: unknown): never {
  if (cause instanceof HttpFailure) throw cause;
  throw new HttpFailure(503, 'server.uploadFailed', { cause });
}

/** Seconds after which one of the uploads that are under way may have ended. */
const pauseOfUpload = 10;

/** Does what a member asks for unless too much of theirs is under way. */
type LimitUnderWay = <T>(wallet: string, http: HttpContext, task: () => Promise<T>) => Promise<T>;

/**
 * Lets each member have so many tasks under way at a time: what a slow request has sent until now is counted
 * nowhere else. The tasks throw HttpFailure 429 that are one too many.
 */
function limitUnderWay(atMost: number): LimitUnderWay {
  const underWay = new Map<string, number>();
  return async (wallet, http, task) => {
    const others = underWay.get(wallet) ?? 0;
    if (others >= atMost) {
      http.header('Retry-After', String(pauseOfUpload));
      throw new HttpFailure(429, 'server.tooMany');
    }
    underWay.set(wallet, others + 1);
    try {
      return await task();
    } finally {
      const left = (underWay.get(wallet) ?? 0) - 1;
      if (left > 0) underWay.set(wallet, left);
      else underWay.delete(wallet);
    }
  };
}

/** Takes in what a call carries. @returns A link to each file, in the order sent. Throws HttpFailure. */
export type Receive = (call: Uploading) => Promise<{ fileUrl: string }[]>;

/** Takes in the files that members send. One file that is refused refuses all that came with it. Spec §7. */
export function receiveFiles({ config, pictures, ...keeping }: Dependencies): Receive {
  const { db } = keeping;
  const { stagingFolder, scanCommand } = config;
  const limited = limitUnderWay(underWayAtMost);
  const countBytes = limitBytes(config);

  /** @throws HttpFailure 415 or 422 for what is not taken, 429 or 503 for what is not taken now. */
  async function accept(
    { session, http }: Uploading,
    { name, path, size }: StagedFile,
    cleanPath: string,
  ): Promise<AcceptedFile> {
    const kind = await fileKind(name, path);
    if (kind === null) throw new HttpFailure(415, 'server.fileMismatch');
    if (scanCommand) await scanFile(scanCommand, path);
    const { type, format, encoding, ending } = kind;
    if (format) await pictures.clean(session.wallet, http, { from: path, to: cleanPath, format });
    if (encoding) await rewriteText(path, cleanPath, encoding);
    return {
      name: ending ? name.replace(/[^.]*$/, ending) : name,
      path: format || encoding ? cleanPath : path,
      type,
      sentSize: size,
    };
  }

  async function take(call: Uploading): Promise<{ fileUrl: string }[]> {
    const onTheWay: string[] = [];
    try {
      const staged = await call.files(async (file) => {
        const one = await stageFile(stagingFolder, file).catch(failed);
        onTheWay.push(one.path);
        return one;
      });
      for (const one of staged) {
        const fault = attachmentFault(one);
        if (fault) throw new HttpFailure(...faults[fault]);
      }
      await countBytes(
        call.http,
        staged.reduce((sum, { size }) => sum + size, 0),
      );
      const accepted: AcceptedFile[] = [];
      for (const one of staged) {
        const cleanPath = await newStagedPath(stagingFolder);
        onTheWay.push(cleanPath);
        accepted.push(await accept(call, one, cleanPath));
      }
      const paths = await keepFiles(keeping, call, accepted);
      const sign = await fileSigner(db);
      return sign(paths).map((fileUrl) => ({ fileUrl }));
    } catch (error) {
      failed(error);
    } finally {
      await Promise.all(onTheWay.map((path) => rm(path, { force: true })));
    }
  }

  return (call) =>
    limited(call.session.wallet, call.http, async () => {
      await requireSpace(config);
      await requireRoom(db, call);
      return take(call);
    });
}
