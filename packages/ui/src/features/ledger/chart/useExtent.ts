import { useEffect, useState } from 'react';

/** Content size of an element in pixels, updated on resize; 0 until measured. */
export function useExtent<Measured extends Element>() {
  const [element, ref] = useState<Measured | null>(null);
  const [extent, setExtent] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const [width, height] = [entry?.contentRect.width ?? 0, entry?.contentRect.height ?? 0].map(Math.floor);
      setExtent({ width: width ?? 0, height: height ?? 0 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { ref, ...extent };
}
