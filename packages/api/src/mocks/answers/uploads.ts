import { type AttachmentFault, attachmentFault, type MessageId } from '@upline/domain';
import type { Answers, Call } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { mediaTypeOf } from '../uploads.ts';
import { openTicket } from './ticketReplies.ts';

const faults: Record<AttachmentFault, readonly [status: number, id: MessageId]> = {
  tooLarge: [413, 'server.fileTooLarge'],
  wrongType: [415, 'server.fileType'],
  empty: [422, 'server.fileEmpty'],
};

/** Stores files and replies with their links. One invalid file refuses all. */
export function uploadAnswers(backend: MockBackend) {
  async function keep({ caller, files }: Call): Promise<{ fileUrl: string }[]> {
    for (const file of files) {
      const fault = attachmentFault(file);
      if (fault) throw new MockApiError(...faults[fault]);
    }
    const { wallet } = caller();
    const read = await Promise.all(files.map((file) => file.arrayBuffer()));
    return files.map(({ name }, index) => {
      const bytes = new Uint8Array(read[index] ?? new ArrayBuffer(0));
      const path = backend.uploads.add(wallet, { name, type: mediaTypeOf(name), bytes });
      return { fileUrl: backend.uploads.sign(path) };
    });
  }

  return {
    async uploadSingle(_input, call) {
      const [file] = await keep(call);
      if (!file) throw new MockApiError(400, 'server.malformed');
      return { file };
    },
    uploadMultiple: async (_input, call) => ({ files: await keep(call) }),
    async uploadToTicket({ params }, call) {
      openTicket(backend, params.ticketId, call);
      return { files: await keep(call) };
    },
  } satisfies Answers;
}
