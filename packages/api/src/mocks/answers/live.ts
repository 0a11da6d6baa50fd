import { isSupport } from '@upline/domain';
import type { MockBackend } from '../mockBackend.ts';
import type { Answers } from './call.ts';

export function liveAnswers(backend: MockBackend): Pick<Answers, 'live'> {
  return {
    live(_input, { caller }) {
      const { token, wallet } = caller();
      return new Response(
        backend.live.open({ token, wallet, isStaff: isSupport(backend.staff.rolesOf(wallet)) }),
        {
          headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
        },
      );
    },
  };
}
