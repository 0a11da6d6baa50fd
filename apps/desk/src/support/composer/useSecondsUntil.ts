import { useEffect, useState } from 'react';

const tick = 250;

/** Whole seconds until a time on this device's clock, in milliseconds; 0 after it. */
export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [, draw] = useState(0);
  const isOver = left() === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => draw((before) => before + 1), tick);
    return () => clearInterval(timer);
  }, [isOver]);
  return left();
}
