import type { Answers } from './call.ts';

export function clientErrorAnswers(): Pick<Answers, 'reportClientError'> {
  return { reportClientError: () => null };
}
