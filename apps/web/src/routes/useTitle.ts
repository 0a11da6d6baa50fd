import type { Notice } from '@upline/domain';
import { useMessage } from '@upline/ui';
import { useEffect } from 'react';

/** Names the page in the browser's title bar, with the product behind it. @param title A text of the catalogue. */
export function useTitle(title: Notice): void {
  const t = useMessage();
  const name = t(title);
  const product = t('common.productName');
  useEffect(() => {
    document.title = name.includes(product) ? name : `${name} · ${product}`;
  }, [name, product]);
}
