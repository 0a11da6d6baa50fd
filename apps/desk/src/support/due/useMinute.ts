import { useEffect, useState } from 'react';

const half = 30_000;

/** The current time, updated every 30 seconds. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), half);
    return () => clearInterval(timer);
  }, []);
  return now;
}
