import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { routes } from './routes.ts';

const clientErrorKinds = ['error', 'rejection', 'policy'] as const;

/** The longest parts, characters. */
const clientErrorLimits = { message: 500, stack: 4000, page: 100, build: 64 } as const;

const reportClientError = endpoint({
  route: routes.reportClientError,
  summary: 'Report an error of the app',
  description:
    'A page that failed tells the server, so that the operator hears of it. Nothing in it may name ' +
    'anybody.',
  body: z.object({
    kind: z.enum(clientErrorKinds),
    message: z.string().min(1).max(clientErrorLimits.message),
    stack: z.string().max(clientErrorLimits.stack).optional(),
    /** The route pattern of the page. */
    page: z.string().max(clientErrorLimits.page),
    /** The app's build ID. */
    build: z
      .string()
      .max(clientErrorLimits.build)
      .regex(/^[\w.-]*$/),
  }),
  reply: success(z.null()),
  failure: successFailure,
});

export const clientErrorsCalls = { reportClientError };
