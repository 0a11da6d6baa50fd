import type { World } from '@upline/api/mocks';
import type { LivePort } from '../live.ts';

/** What a world announces, heard in the same page and from the first moment on: there is never a gap. */
export function scriptedLive(world: World): LivePort {
  return {
    follow(_wallet, { onTopic }, signal) {
      const { token, wallet } = world;
      if (token === null) return;
      const reader = world.live.open({ token, wallet, isStaff: false }).getReader();
      signal.addEventListener('abort', () => void reader.cancel());
      const decoder = new TextDecoder();
      async function hear() {
        for (;;) {
          const { done, value } = await reader.read();
          if (done || signal.aborted) return;
          const [, topic] = /^data: (.+)$/m.exec(decoder.decode(value)) ?? [];
          if (topic) onTopic(topic);
        }
      }
      void hear();
    },
  };
}
