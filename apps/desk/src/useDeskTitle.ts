import { useDeskMessage } from '@upline/ui';
import { useEffect } from 'react';

/** Names the page in the browser's title bar. */
export function useDeskTitle(name: string): void {
  const product = useDeskMessage()('desk.productName');
  useEffect(() => {
    document.title = `${name} · ${product}`;
  }, [name, product]);
}
