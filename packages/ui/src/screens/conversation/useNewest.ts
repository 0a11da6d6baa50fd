import { type RefObject, useEffect, useRef } from 'react';

/** As close to the end as this, pixels, the reader counts as being there. */
const nearness = 80;

/**
 * Keeps the end of a conversation in sight, from the first on and until the reader scrolls away from it.
 * @param thread What grows.
 * @param end What stands after everything else in it.
 * @returns Leads back to the end with the next thing that is added.
 */
export function useNewest(thread: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>) {
  const isFollowing = useRef(true);
  useEffect(() => {
    const page = document.documentElement;
    let top = page.scrollTop;
    const note = () => {
      const distance = page.scrollHeight - page.clientHeight - page.scrollTop;
      if (distance <= nearness) isFollowing.current = true;
      // What grows makes the distance larger too: only a way up is the reader's own.
      else if (page.scrollTop < top) isFollowing.current = false;
      top = page.scrollTop;
    };
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    if (thread.current) growth.observe(thread.current);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', note);
    };
  }, [thread, end]);
  return () => {
    isFollowing.current = true;
  };
}
