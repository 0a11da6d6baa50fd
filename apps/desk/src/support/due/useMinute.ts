import { useEffect, useState } from 'react';

const half = 30_000;

/** The time of now, never older than half a minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), half);
    return () => clearInterval(timer);
  }, []);
  return now;
}
