import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** As close to the end as this, pixels, the reader counts as being there. */
const nearness = 80;

/**
 * Keeps the end of a conversation in sight, from the first on and until the reader scrolls away from it.
 * @param thread What grows.
 * @param end What stands after everything else in it.
 * @param newest Tells the newest message of the other side from those before.
 */
export function useNewest(
  thread: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  newest: string | undefined,
) {
  const isFollowing = useRef(true);
  /** Where the reader stopped following; `null` while they follow. */
  const [left, setLeft] = useState<{ newest: string | undefined } | null>(null);
  const leave = useEffectEvent(() => setLeft({ newest }));
  useEffect(() => {
    const page = document.documentElement;
    let top = page.scrollTop;
    const note = () => {
      const distance = page.scrollHeight - page.clientHeight - page.scrollTop;
      if (distance <= nearness) {
        isFollowing.current = true;
        setLeft(null);
      }
      // What grows makes the distance larger too: only a way up is the reader's own.
      else if (page.scrollTop < top && isFollowing.current) {
        isFollowing.current = false;
        leave();
      }
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

  return {
    /** Whether the other side wrote something below what the reader looks at. */
    hasNews: left !== null && left.newest !== newest,
    /** Leads back to the end with the next thing that is added. */
    follow() {
      isFollowing.current = true;
      setLeft(null);
    },
    /** Leads to the end. */
    goToEnd() {
      isFollowing.current = true;
      setLeft(null);
      end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    },
  };
}
