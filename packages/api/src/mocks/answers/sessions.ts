import { isSupport } from '@upline/domain';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';

export function sessionAnswers(backend: MockBackend) {
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
    live(_input, { caller }) {
      const { token, wallet } = caller();
      return new Response(
        backend.live.open({ token, wallet, isStaff: isSupport(backend.staff.rolesOf(wallet)) }),
        {
          headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
        },
      );
    },
  } satisfies Answers;
}
