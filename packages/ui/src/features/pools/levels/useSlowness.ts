import { useEffect, useState } from 'react';

/** How long an answer may take before the member is told that it is long in coming, milliseconds. */
const patience = 4000;

/** Whether something has been waited for unusually long. */
export function useSlowness(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
