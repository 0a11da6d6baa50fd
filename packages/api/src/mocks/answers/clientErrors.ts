import type { Answers } from './call.ts';

/** Reports of errors are taken and not kept. */
export function clientErrorAnswers(): Pick<Answers, 'reportClientError'> {
  return { reportClientError: () => null };
}
