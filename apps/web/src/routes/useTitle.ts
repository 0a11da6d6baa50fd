import { type AppMessageId, useMessage } from '@upline/ui';
import { useEffect } from 'react';

/** The texts that name a page. */
export type PageTitle = Extract<
  AppMessageId,
  'access.title' | 'dashboard.title' | 'pool.race' | 'pool.global' | 'profile.title'
>;

/** Names the page in the browser's title bar, with the product behind it. */
export function useTitle(title: PageTitle): void {
  const t = useMessage();
  const name = t(title);
  const product = t('common.productName');
  useEffect(() => {
    document.title = name.includes(product) ? name : `${name} · ${product}`;
  }, [name, product]);
}
