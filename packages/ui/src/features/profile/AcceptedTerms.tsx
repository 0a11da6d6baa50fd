import type { TermsText } from '@upline/domain';
import { useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { NewInTerms } from '../../patterns/terms-consent/NewInTerms.tsx';
import { TermsDialog } from '../../patterns/terms-consent/TermsDialog.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { type OwnTerms, useTerms } from '../pools/levels/termsQuery.ts';

/** The versions of the terms that the member has accepted, each with its text. */
export function AcceptedTerms() {
  const t = useMessage();
  const titleId = useId();
  const terms = loadableOf(useTerms());
  return (
    <Panel as="section" aria-labelledby={titleId} aria-busy={terms.status === 'loading'}>
      <PanelCell>
        <Stack gap="m">
          <PanelHead title={t('profile.terms.title')} id={titleId} />
          {terms.status === 'loading' && <Skeleton block="row" />}
          {terms.status === 'failed' && <LoadFailure onRetry={terms.onRetry} />}
          {terms.status === 'loaded' && <Versions {...terms.data} />}
        </Stack>
      </PanelCell>
    </Panel>
  );
}

function Versions({ current, accepted }: OwnTerms) {
  const t = useMessage();
  const [read, setRead] = useState<TermsText | null>(null);
  const isCurrent = accepted.some(({ version }) => version === current.version);
  return (
    <>
      {accepted.length === 0 ? (
        <Text as="p">{t('profile.terms.none')}</Text>
      ) : (
        !isCurrent && (
          <>
            <Callout tone="info">{t('profile.terms.older')}</Callout>
            <NewInTerms current={current} before={accepted[0]} />
          </>
        )
      )}
      {accepted.length > 0 && (
        <Stack as="ul" gap="s">
          {accepted.map(({ at, ...text }) => (
            <Inline as="li" key={text.version} justifyContent="space-between" alignItems="center">
              <Text>
                <span>{t('profile.terms.accepted', { version: text.version })}</span>{' '}
                <Timestamp iso={at} detail="dateTime" />
              </Text>
              {text.clauses.length > 0 ? (
                <Button
                  size="s"
                  aria-label={t('profile.terms.readName', { version: text.version })}
                  onPress={() => setRead(text)}
                >
                  {t('profile.terms.read')}
                </Button>
              ) : (
                <Text size="small" tone="muted">
                  {t('profile.terms.lost')}
                </Text>
              )}
            </Inline>
          ))}
        </Stack>
      )}
      {read && <TermsDialog terms={read} onClose={() => setRead(null)} />}
    </>
  );
}
