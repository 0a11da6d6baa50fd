import { useEffect } from 'react';
import { useDeskMessage } from './messages/useDeskMessage.ts';

export function useDeskTitle(name: string): void {
  const product = useDeskMessage()('desk.productName');
  useEffect(() => {
    document.title = `${name} · ${product}`;
  }, [name, product]);
}
