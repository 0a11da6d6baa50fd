import type { Handlers } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import type { Receive } from './receiveFiles.ts';

/** Uploads of files for a later message. Spec §7. */
export function uploadHandlers({
  receive,
}: {
  receive: Receive;
}): Pick<Handlers, 'uploadSingle' | 'uploadMultiple'> {
  return {
    async uploadSingle(_input, call) {
      const [file] = await receive(call);
      if (!file) throw new HttpFailure(400, 'server.malformed');
      return { file };
    },
    uploadMultiple: async (_input, call) => ({ files: await receive(call) }),
  };
}
