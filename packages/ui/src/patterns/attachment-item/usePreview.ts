import { isImageName } from '@upline/domain';
import { useEffect, useState } from 'react';

/**
 * An object URL for the preview of an image; `null` for other files and for images that the browser
 * cannot decode.
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
      // Revoking a URL while its image still loads logs an error in the console.
      if (image.complete) release();
      else image.onload = image.onerror = release;
    };
  }, [file]);
  return drawable;
}
