import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the end of a conversation in sight, from the first on and until the reader scrolls away from it.
 * @param thread What grows.
 * @param end What stands after everything else in it.
 * @returns Leads back to the end with the next thing that is added.
 */
export function useNewest(thread: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>) {
  const isFollowing = useRef(true);
  useEffect(() => {
    if (!thread.current || !end.current) return;
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    // It tells after the growth of the same frame has been met, so what grows does not look like scrolling away.
    const sight = new IntersectionObserver((entries) => {
      isFollowing.current = entries.at(-1)?.isIntersecting ?? true;
    });
    growth.observe(thread.current);
    sight.observe(end.current);
    return () => {
      growth.disconnect();
      sight.disconnect();
    };
  }, [thread, end]);
  return () => {
    isFollowing.current = true;
  };
}
