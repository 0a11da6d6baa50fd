import type { Answers } from './call.ts';

/** Reports of errors are taken and kept by nobody. */
export function clientErrorAnswers(): Pick<Answers, 'reportClientError'> {
  return { reportClientError: () => null };
}
