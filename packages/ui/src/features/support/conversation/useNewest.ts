import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance from the end, in pixels, within which the view follows new messages. */
const nearness = 80;

/**
 * Scrolls to new messages until the reader scrolls up.
 * @param thread The growing element.
 * @param end The last element of the thread.
 * @param newest Key of the other side's newest message.
 */
export function useNewest(
  thread: RefObject<HTMLElement | null>,
  end: RefObject<HTMLElement | null>,
  newest: string | undefined,
) {
  const isFollowing = useRef(true);
  /** The newest message when the reader scrolled up; `null` while the view follows. */
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
      // Growth increases the distance too; only scrolling up is the reader's action.
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
    /** True if the other side has written below the visible part. */
    hasNews: left !== null && left.newest !== newest,
    /** Scrolls to the end with the next addition. */
    follow() {
      isFollowing.current = true;
      setLeft(null);
    },
    goToEnd() {
      isFollowing.current = true;
      setLeft(null);
      end.current?.scrollIntoView({ block: 'end', behavior: 'instant' });
    },
  };
}
