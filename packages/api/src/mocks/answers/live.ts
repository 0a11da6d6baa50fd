import { isSupport } from '@upline/domain';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';

export function liveAnswers(world: World): Pick<Answers, 'live'> {
  return {
    live(_input, { caller }) {
      const { token, wallet } = caller();
      return new Response(
        world.live.open({ token, wallet, isStaff: isSupport(world.staff.rolesOf(wallet)) }),
        {
          headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
        },
      );
    },
  };
}
