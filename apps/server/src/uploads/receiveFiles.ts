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
import { type AcceptedFile, type Keeping, saveFiles } from './keepFiles.ts';
import type { Pictures } from './pictures/createPictures.ts';
import { requireRoom } from './requireRoom.ts';
import { limitBytes, requireSpace } from './space.ts';
import { newStagedPath, type StagedFile, stageFile } from './stageFile.ts';

/** Milliseconds until the scan of a file times out. */
const patience = 60_000;

/**
 * Scans a file for viruses. The command receives the path as its last argument and exits with 0 for
 * clean or 1 for infected.
 * @throws HttpFailure 422 for an infected file.
 * @throws Error for any other exit.
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

/** Maximum number of concurrent uploads per member; forms send files one by one. */
const underWayAtMost = 5;

export interface Uploading {
  http: HttpContext;
  session: Session;
  files: ReadFiles;
}

/** Converts server errors to a 503, so that the sender may try again. */
function failed(cause: unknown): never {
  if (cause instanceof HttpFailure) throw cause;
  throw new HttpFailure(503, 'server.uploadFailed', { cause });
}

/** Seconds until the sender may try again. */
const pauseOfUpload = 10;

/** Runs a task unless the member has too many in progress. */
type LimitUnderWay = <T>(wallet: string, http: HttpContext, task: () => Promise<T>) => Promise<T>;

/**
 * Limits concurrent tasks per member, since no other limit counts unfinished requests. Tasks above
 * the limit throw HttpFailure 429.
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

/**
 * Stores the files of a call. @returns A link to each file, in the order sent. Throws HttpFailure.
 */
export type Receive = (call: Uploading) => Promise<{ fileUrl: string }[]>;

/** Receives members' files. A refused file refuses all files of its request. Spec §7. */
export function receiveFiles({ config, pictures, ...keeping }: Dependencies): Receive {
  const { db } = keeping;
  const { stagingFolder, scanCommand } = config;
  const limited = limitUnderWay(underWayAtMost);
  const countBytes = limitBytes(config);

  /** @throws HttpFailure 415 or 422 for a refused file, 429 or 503 for a temporary refusal. */
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
      const paths = await saveFiles(keeping, call, accepted);
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
      await requireSpace(config).catch(failed);
      await requireRoom(db, call);
      return take(call);
    });
}
