import { useEffect, useState } from 'react';

/** How wide an element is, in pixels, as it grows and shrinks; 0 until it was seen. */
export function useWidth<Measured extends Element>() {
  const [element, ref] = useState<Measured | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, width };
}
