import { Calculator } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Box } from '../../../primitives/box/Box.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { ProgressBar } from '../../../primitives/progress-bar/ProgressBar.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { Sheet } from '../section/Sheet.tsx';
import { useFigures } from '../section/useFigures.ts';
import { ComparisonCards } from './ComparisonCards.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { type Recomputation as State, useRecomputation } from './useRecomputation.ts';

/** Progress in thousandths, because block numbers may exceed the range of a number. */
const whole = 1000n;

function Reading({ progress }: Extract<State, { status: 'running' }>) {
  const t = useMessage();
  const { count } = useFigures();
  if (progress === null) return <ProgressBar label={t('transparency.recompute.reading')} />;
  const { block, blocks } = progress;
  return (
    <ProgressBar
      label={t('transparency.recompute.reading')}
      value={Number((block * whole) / (blocks || 1n))}
      maximum={Number(whole)}
      valueLabel={t('transparency.recompute.progress', { read: count(block), total: count(blocks) })}
    />
  );
}

function Outcome({ pools, block }: Extract<State, { status: 'done' }>) {
  const t = useMessage();
  const { count } = useFigures();
  const differing = pools.filter(({ isSame }) => !isSame).length;
  return (
    <Stack gap="m">
      {differing === 0 ? (
        <Callout tone="positive" isLive title={t('transparency.recompute.same', { count: pools.length })}>
          {t('transparency.recompute.same.text', { block: count(block) })}
        </Callout>
      ) : (
        <Callout tone="critical" isLive title={t('transparency.recompute.differs', { count: differing })}>
          {t('transparency.recompute.differs.text', { block: count(block) })}
        </Callout>
      )}
      <Box display={{ phone: 'none', desktop: 'block' }}>
        <ComparisonTable pools={pools} />
      </Box>
      <Box display={{ phone: 'block', desktop: 'none' }}>
        <ComparisonCards pools={pools} />
      </Box>
    </Stack>
  );
}

function Ending({ recomputation }: { recomputation: State }) {
  const t = useMessage();
  switch (recomputation.status) {
    case 'idle':
    case 'running':
      return null;
    case 'stopped':
      return (
        <Text role="status" tone="muted">
          {t('transparency.recompute.stopped')}
        </Text>
      );
    case 'failed':
      return (
        <Callout tone="caution" isLive title={t('transparency.recompute.failed')}>
          {t('transparency.recompute.failed.text')}
        </Callout>
      );
    case 'unasked':
      return (
        <Callout tone="caution" isLive>
          {t('transparency.recompute.unasked')}
        </Callout>
      );
    case 'done':
      return <Outcome {...recomputation} />;
  }
}

/**
 * Computes every pool from the chain's events in this browser, and compares the result with the
 * server.
 */
export function Recomputation() {
  const t = useMessage();
  const id = useId();
  const { recomputation, start, stop } = useRecomputation();
  const { status } = recomputation;
  const isRunning = status === 'running';
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // The two buttons replace each other; the focus moves to the new one.
    if (isRunning !== wasRunning.current) button.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <Sheet labelledBy={id}>
      <SectionHead id={id} title={t('transparency.recompute')} hint={t('transparency.recompute.hint')} />
      <Stack maxWidth="text">
        <Text as="p" inline size="small" tone="muted">
          {t('transparency.recompute.limits')}
        </Text>
      </Stack>
      {isRunning && <Reading {...recomputation} />}
      <Inline>
        {isRunning ? (
          <Button key="stop" ref={button} onPress={stop}>
            {t('transparency.recompute.stop')}
          </Button>
        ) : (
          <Button key="start" ref={button} tone="primary" icon={Calculator} onPress={start}>
            {status === 'idle'
              ? t('transparency.recompute.start')
              : t(status === 'done' ? 'transparency.recompute.again' : 'common.retry')}
          </Button>
        )}
      </Inline>
      <Ending recomputation={recomputation} />
    </Sheet>
  );
}
