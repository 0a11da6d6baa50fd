import { conversationRefetchDelay, uploadProgress, uploadTick } from '@upline/domain';
import { useEffect, useState } from 'react';
import type { UploadStage } from './uploadEach.ts';

/**
 * Progress bar of an upload, visible until the message was sent and reloaded.
 * @param isSending True while that message is being sent.
 * @returns Percent, `null` for no bar.
 */
export function useUploadBar(stage: UploadStage, isSending: boolean): number | null {
  const [elapsed, setElapsed] = useState(0);
  const [isOver, setOver] = useState(true);

  useEffect(() => {
    if (stage !== 'started') return;
    const since = performance.now();
    setElapsed(0);
    setOver(false);
    const timer = setInterval(() => setElapsed(performance.now() - since), uploadTick);
    return () => clearInterval(timer);
  }, [stage]);

  useEffect(() => {
    if (stage !== 'done' || isSending) return;
    const timer = setTimeout(() => setOver(true), conversationRefetchDelay);
    return () => clearTimeout(timer);
  }, [stage, isSending]);

  return stage === 'dropped' || isOver ? null : uploadProgress(elapsed, stage === 'done');
}
