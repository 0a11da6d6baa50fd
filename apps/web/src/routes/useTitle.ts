import type { TextMessage } from '@upline/domain';
import { useMessage } from '@upline/ui';
import { useEffect } from 'react';

/**
 * Sets the document title to the page's title and the product name. @param title A text of the
 * catalogue.
 */
export function useTitle(title: TextMessage): void {
  const t = useMessage();
  const name = t(title);
  const product = t('common.productName');
  useEffect(() => {
    document.title = name.includes(product) ? name : `${name} · ${product}`;
  }, [name, product]);
}
