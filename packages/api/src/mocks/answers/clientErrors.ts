import type { Answers } from './call.ts';

/** Accepts error reports and discards them. */
export function clientErrorAnswers(): Pick<Answers, 'reportClientError'> {
  return { reportClientError: () => null };
}
