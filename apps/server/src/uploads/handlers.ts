import { rm } from 'node:fs/promises';
import { type AttachmentFault, attachmentFault, type MessageId } from '@upline/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import type { Handlers, HttpContext, Session } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { ReadFiles } from '../http/readFiles.ts';
import { requireOpenTicket } from '../tickets/requireOpenTicket.ts';
import { fileKind } from './fileKinds.ts';
import { signedUrls } from './fileLinks.ts';
import { type AcceptedFile, keepFiles } from './keepFiles.ts';
import { limitUnderWay } from './limitUnderWay.ts';
import type { Pictures } from './pictures/createPictures.ts';
import { requireRoom } from './requireRoom.ts';
import { scanFile } from './scanFile.ts';
import { newStagedPath, type StagedFile, stageFile } from './stageFile.ts';
import type { Storage } from './storage.ts';

const faults: Record<AttachmentFault, readonly [ContentfulStatusCode, MessageId]> = {
  tooLarge: [413, 'server.fileTooLarge'],
  wrongType: [415, 'server.fileType'],
  empty: [422, 'server.fileEmpty'],
};

interface Parts {
  db: Db;
  config: Pick<Config, 'stagingFolder' | 'scanCommand'>;
  storage: Storage;
  pictures: Pictures;
}

/** How many uploads a member may have under way at a time: a form sends one after the other. */
const underWayAtMost = 5;

/** What the calls that carry files know. */
interface Uploading {
  http: HttpContext;
  session: Session;
  files: ReadFiles;
}

type UploadHandlers = Pick<Handlers, 'uploadSingle' | 'uploadMultiple' | 'uploadToTicket'>;

/** Whatever goes wrong on the server's own side: the sender may try again. */
function failed(cause: unknown): never {
  if (cause instanceof HttpFailure) throw cause;
  throw new HttpFailure(503, 'server.uploadFailed', { cause });
}

/** Files that members send. One file that is refused refuses all that came with it. Spec §7. */
export function uploadHandlers({ db, config, storage, pictures }: Parts): UploadHandlers {
  const { stagingFolder, scanCommand } = config;
  const limited = limitUnderWay(underWayAtMost);

  /** @throws HttpFailure 415 or 422 for what is not taken, 429 or 503 for what is not taken now. */
  async function accept(
    { session, http }: Uploading,
    { name, path, size }: StagedFile,
    cleanPath: string,
  ): Promise<AcceptedFile> {
    const kind = await fileKind(name, path);
    if (kind === null) throw new HttpFailure(415, 'server.fileType');
    if (scanCommand) await scanFile(scanCommand, path);
    const { type, format } = kind;
    if (format) await pictures.clean(session.wallet, http, { from: path, to: cleanPath, format });
    return { name, path: format ? cleanPath : path, type, sentSize: size };
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
      const accepted: AcceptedFile[] = [];
      for (const one of staged) {
        const cleanPath = await newStagedPath(stagingFolder);
        onTheWay.push(cleanPath);
        accepted.push(await accept(call, one, cleanPath));
      }
      const paths = await keepFiles(db, storage, call, accepted);
      return (await signedUrls(db, paths)).map((fileUrl) => ({ fileUrl }));
    } catch (error) {
      failed(error);
    } finally {
      await Promise.all(onTheWay.map((path) => rm(path, { force: true })));
    }
  }

  const receive = (call: Uploading) =>
    limited(call.session.wallet, call.http, async () => {
      await requireRoom(db, call);
      return take(call);
    });

  return {
    async uploadSingle(_input, call) {
      const [file] = await receive(call);
      if (!file) throw new HttpFailure(400, 'server.malformed');
      return { file };
    },
    uploadMultiple: async (_input, call) => ({ files: await receive(call) }),
    async uploadToTicket({ params }, call) {
      await requireOpenTicket(db, call.session.wallet, params.ticketId);
      return { files: await receive(call) };
    },
  };
}
