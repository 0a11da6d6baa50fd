import { useMessage } from '../../messages/useMessage.ts';
import type { Loadable } from '../../patterns/loadable.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelCells } from '../../primitives/panel/PanelCells.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { TokenCount } from '../../primitives/token-count/TokenCount.tsx';
import { TokenNews, type TokenNewsProps } from './TokenNews.tsx';

export interface TokenCardProps {
  /** Whole energy tokens. */
  tokens: Loadable<number>;
  /** The newest unread notification, `null` for none. */
  news?: TokenNewsProps | null;
}

/** A member's energy tokens, in k from a thousand, and the newest notification. Spec §2, §4. */
export function TokenCard({ tokens, news }: TokenCardProps) {
  const t = useMessage();
  return (
    <Panel aria-busy={tokens.status === 'loading'}>
      <PanelCells columns={{ phone: 1, desktop: news ? 'side' : 1 }}>
        <PanelCell>
          <Figure label={t('dashboard.tokens.label')} caption={t('dashboard.tokens.hint')}>
            {tokens.status === 'loaded' && <TokenCount count={tokens.data} />}
            {tokens.status === 'loading' && <Skeleton text="amountL" width="short" />}
            {tokens.status === 'failed' && <Money units={null} />}
          </Figure>
        </PanelCell>
        {news && (
          <PanelCell>
            <TokenNews key={news.href} {...news} />
          </PanelCell>
        )}
      </PanelCells>
    </Panel>
  );
}
