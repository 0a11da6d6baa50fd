import { isImageName } from '@upline/domain';
import { useEffect, useState } from 'react';

/**
 * An address under which the page can draw a chosen image; `null` for any other file, and for an image of a kind
 * that this browser does not know.
 */
export function usePreview(file: File): string | null {
  const [drawable, setDrawable] = useState<string | null>(null);
  useEffect(() => {
    if (!isImageName(file.name)) return;
    const url = URL.createObjectURL(file);
    const image = new Image();
    image.onload = () => setDrawable(url);
    image.src = url;
    return () => {
      setDrawable(null);
      const release = () => URL.revokeObjectURL(url);
      // An address that goes while its image is being read is an error in the console.
      if (image.complete) release();
      else image.onload = image.onerror = release;
    };
  }, [file]);
  return drawable;
}
