import { dataRequestKinds, dataRequestStates } from '@upline/domain';
import * as z from 'zod';
import { dataFile, dataFileType } from './dataFile.ts';
import { endpoint, ownBody } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, nameOrId } from './fields.ts';
import { knownRequests } from './knownKinds.ts';
import { knownList } from './knownList.ts';
import { routes } from './routes.ts';

const kind = z.enum(dataRequestKinds);

/** A member's request about their data, and its state. */
export const dataRequest = z.object({
  id: z.string(),
  kind,
  state: z.enum(dataRequestStates),
  createdAt: instant,
  /** Deadline for the answer. */
  dueAt: instant,
  /** The time at which the request was fulfilled, refused or withdrawn. */
  answeredAt: instant.nullable(),
  /** The reason for a refusal; `''` if the request was not refused. */
  reason: z.string(),
  /** Expiry of the copy's download; `null` without a copy. */
  fileUntil: instant.nullable(),
});

const days = z.number().int();

const dataRequests = endpoint({
  route: routes.dataRequests,
  summary: 'List what the caller asked of their data',
  description: 'The caller’s requests, the newest 50, newest first, and for how long what is kept.',
  reply: success(
    z.object({
      requests: knownList(dataRequest, ['kind', 'state'], knownRequests),
      kept: z.object({ ticketFiles: days, notifications: days, drafts: days, exports: days }),
    }),
  ),
  failure: successFailure,
});

const askForData = endpoint({
  route: routes.askForData,
  summary: 'Ask for one’s data, or that it is erased',
  description:
    'Asks for a copy of one’s data, or that it is erased. While one of the kind is open another is ' +
    'refused: 409.',
  body: z.object({ kind }),
  reply: success(dataRequest),
  failure: successFailure,
  errors: [409],
});

export const requestId = z.object({ requestId: nameOrId });

const withdrawDataRequest = endpoint({
  route: routes.withdrawDataRequest,
  summary: 'Withdraw a request about one’s data',
  description: 'Takes an open request back. One that was answered stays as it is: 409.',
  params: requestId,
  reply: success(dataRequest),
  failure: successFailure,
  errors: [404, 409],
});

const dataExport = endpoint({
  route: routes.dataExport,
  summary: 'Download one’s data',
  description: 'The copy of one’s data that was asked for, while it is kept.',
  params: requestId,
  media: { [dataFileType]: dataFile },
  reply: ownBody,
  failure: successFailure,
  errors: [404],
});

export const dataRequestsCalls = { dataRequests, askForData, withdrawDataRequest, dataExport };
