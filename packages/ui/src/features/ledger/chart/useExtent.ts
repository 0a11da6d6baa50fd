import { useEffect, useState } from 'react';

/** How large an element is within, in pixels, as it grows and shrinks; 0 until it was seen. */
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
