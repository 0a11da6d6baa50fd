import { maximumAttachments } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { successFailure, uploaded } from './envelope.ts';
import { fileUrl, ticketIdIn } from './fields.ts';
import { routes } from './routes.ts';

const file = z.object({ fileUrl });

const uploadSingle = endpoint({
  route: routes.uploadSingle,
  summary: 'Upload a file',
  description: 'One file, in the multipart field `file`.',
  files: { field: 'file', atMost: 1 },
  reply: uploaded({ file }),
  failure: successFailure,
  errors: [415, 422, 503],
});

const uploadMultiple = endpoint({
  route: routes.uploadMultiple,
  summary: 'Upload files',
  description: 'Several files, in the multipart field `files`; the URLs come in the same order.',
  files: { field: 'files', atMost: maximumAttachments },
  reply: uploaded({ files: z.array(file) }),
  failure: successFailure,
  errors: [415, 422, 503],
});

const uploadToTicket = endpoint({
  route: routes.uploadToTicket,
  summary: 'Upload files to a ticket',
  description: 'Files for a reply in a ticket of the caller’s own.',
  params: z.object({ ticketId: ticketIdIn }),
  files: { field: 'files', atMost: maximumAttachments },
  reply: uploaded({ files: z.array(file) }),
  failure: successFailure,
  errors: [404, 409, 415, 422, 503],
});

export const uploadsCalls = { uploadSingle, uploadMultiple, uploadToTicket };
