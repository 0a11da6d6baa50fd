import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Answers } from './call.ts';

export function sessionAnswers(
  backend: MockBackend,
): Pick<Answers, 'logout' | 'sessions' | 'endSession' | 'endSessions'> {
  const { signIn } = backend;
  return {
    logout(_input, { caller }) {
      signIn.close(caller().token);
      return null;
    },
    sessions(_input, { caller }) {
      const { token, wallet } = caller();
      return signIn.of(wallet).map(({ id, userAgent, createdAt, lastUsedAt, expiresAt, ...session }) => ({
        id,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: session.token === token,
      }));
    },
    endSession({ params: { id } }, { caller }) {
      const session = signIn.of(caller().wallet).find((one) => one.id === id);
      if (!session) throw new MockApiError(404, 'server.unknownSession');
      signIn.close(session.token);
      return null;
    },
    endSessions(_input, { caller }) {
      for (const { token } of signIn.of(caller().wallet)) signIn.close(token);
      return null;
    },
  };
}
