import { usualRetention } from '@upline/domain';
import { dataFileName, dataFileType } from '../../dataFile.ts';
import type { Answers } from '../call.ts';
import type { MockDataRequest } from '../dataRequests.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';

/** A request as its member reads it. */
export function requestReply(backend: MockBackend, request: MockDataRequest) {
  const { id, kind, state, createdAt, dueAt, answeredAt, reason, fileUntil } = request;
  const isKept = fileUntil !== null && fileUntil > backend.now();
  return {
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    dueAt: dueAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    reason,
    fileUntil: isKept ? fileUntil.toISOString() : null,
  };
}

/** @throws MockApiError 404 for an unknown request, 409 for one that is not open. */
export function requireOpen(request: MockDataRequest | undefined): MockDataRequest {
  if (!request) throw new MockApiError(404, 'server.unknownRequest');
  if (request.state !== 'open') throw new MockApiError(409, 'server.requestAnswered');
  return request;
}

export function dataRequestAnswers(backend: MockBackend) {
  const { dataRequests } = backend;
  const own = (wallet: string, id: string) => dataRequests.of(wallet).find((one) => one.id === id);
  return {
    dataRequests(_input, { caller }) {
      const requests = dataRequests.of(caller().wallet).toReversed();
      return { requests: requests.map((one) => requestReply(backend, one)), kept: usualRetention };
    },
    askForData({ body: { kind } }, { caller }) {
      const asked = dataRequests.ask(caller().wallet, kind);
      if (!asked) throw new MockApiError(409, 'server.requestOpen');
      return requestReply(backend, asked);
    },
    withdrawDataRequest({ params: { requestId } }, { caller }) {
      const request = requireOpen(own(caller().wallet, requestId));
      dataRequests.settle(request.id, 'withdrawn');
      return requestReply(backend, request);
    },
    dataExport({ params: { requestId } }, { caller }) {
      const request = own(caller().wallet, requestId);
      const isKept = request?.fileUntil && request.fileUntil > backend.now();
      if (!request?.file || !isKept) throw new MockApiError(404, 'server.unknownRequest');
      return new Response(JSON.stringify(request.file, null, 2), {
        headers: {
          'Content-Type': dataFileType,
          'Content-Disposition': `attachment; filename="${dataFileName(request.answeredAt ?? backend.now())}"`,
        },
      });
    },
  } satisfies Answers;
}
