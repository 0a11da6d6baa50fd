import { Check } from 'lucide-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Banner } from '../banner/Banner.tsx';
import { Bleed } from '../bleed/Bleed.tsx';
import { Box } from '../box/Box.tsx';
import { ButtonGroup } from '../button-group/ButtonGroup.tsx';
import { Callout } from '../callout/Callout.tsx';
import { Card } from '../card/Card.tsx';
import { ChainBadge } from '../chain-badge/ChainBadge.tsx';
import { DataCell, DataGrid, DataHead, DataRow } from '../data-grid/DataGrid.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Divider } from '../divider/Divider.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { FieldError } from '../field-error/FieldError.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Grid } from '../grid/Grid.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Inline } from '../inline/Inline.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { Meter } from '../meter/Meter.tsx';
import { Money } from '../money/Money.tsx';
import { Panel } from '../panel/Panel.tsx';
import { PanelCell } from '../panel/PanelCell.tsx';
import { PanelCells } from '../panel/PanelCells.tsx';
import { PanelHead } from '../panel/PanelHead.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { ProgressCircle } from '../progress-circle/ProgressCircle.tsx';
import { QRCode } from '../qr-code/QRCode.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { DisclosureTable } from '../table/DisclosureTable.tsx';
import { Text } from '../text/Text.tsx';
import { Timestamp } from '../timestamp/Timestamp.tsx';
import { TokenCount } from '../token-count/TokenCount.tsx';
import { TransactionSteps } from '../transaction-steps/TransactionSteps.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { WalletAvatar } from '../wallet-avatar/WalletAvatar.tsx';
import type { Parts, Shown } from './part.ts';

/** Every primitive that takes no focus. */
export const shownParts: Parts<Shown> = {
  'avatar/Avatar': (passed) => <Avatar {...passed} wallet={`0x${'7a'.repeat(20)}`} />,
  'badge/Badge': (passed) => <Badge {...passed}>Open</Badge>,
  'banner/Banner': (passed) => <Banner {...passed}>You are offline</Banner>,
  'bleed/Bleed': (passed) => <Bleed {...passed}>Bleed</Bleed>,
  'box/Box': (passed) => <Box {...passed}>Box</Box>,
  'button-group/ButtonGroup': (passed) => <ButtonGroup {...passed}>Group</ButtonGroup>,
  'callout/Callout': (passed) => <Callout {...passed}>Callout</Callout>,
  'card/Card': (passed) => <Card {...passed}>Card</Card>,
  'chain-badge/ChainBadge': (passed) => <ChainBadge {...passed} name="Polygon" />,
  'data-grid/DataGrid': (passed) => (
    <DataGrid {...passed} aria-label="Tickets">
      <DataRow>
        <DataHead>Subject</DataHead>
      </DataRow>
      <DataRow tabIndex={0}>
        <DataCell>Level 4 did not open</DataCell>
      </DataRow>
    </DataGrid>
  ),
  'description-list/DescriptionList': (passed) => (
    <DescriptionList {...passed} items={[{ term: 'ID', details: '7KQ2-M9XD' }]} />
  ),
  'divider/Divider': (passed) => <Divider {...passed} />,
  'empty-state/EmptyState': (passed) => <EmptyState {...passed} title="Nothing yet" />,
  'field-error/FieldError': (passed) => (
    <FieldError {...passed} id="error">
      Choose one
    </FieldError>
  ),
  'figure/Figure': (passed) => (
    <Figure {...passed} label="Received">
      $1.00
    </Figure>
  ),
  'grid/Grid': (passed) => <Grid {...passed}>Grid</Grid>,
  'heading/Heading': (passed) => <Heading {...passed}>Title</Heading>,
  'icon/Icon': (passed) => <Icon {...passed} icon={Check} />,
  'inline/Inline': (passed) => <Inline {...passed}>Inline</Inline>,
  'kbd/Kbd': (passed) => <Kbd {...passed}>Esc</Kbd>,
  'meter/Meter': (passed) => <Meter {...passed} label="Levels" value={3} maximum={9} valueLabel="3 of 9" />,
  'money/Money': (passed) => <Money {...passed} units={1n} />,
  'panel/Panel': (passed) => <Panel {...passed}>Panel</Panel>,
  'panel/PanelCells': (passed) => (
    <PanelCells {...passed}>
      <PanelCell>Cell</PanelCell>
    </PanelCells>
  ),
  'panel/PanelCell': (passed) => <PanelCell {...passed}>Cell</PanelCell>,
  'panel/PanelHead': (passed) => <PanelHead {...passed} title="Levels" />,
  'progress-bar/ProgressBar': (passed) => <ProgressBar {...passed} label="Uploading" value={40} />,
  'progress-circle/ProgressCircle': (passed) => <ProgressCircle {...passed} label="Uploading" value={40} />,
  'qr-code/QRCode': (passed) => <QRCode {...passed} text="7KQ2-M9XD" label="QR code of your ID" />,
  'skeleton/Skeleton': (passed) => <Skeleton {...passed} text="body" />,
  'stack/Stack': (passed) => <Stack {...passed}>Stack</Stack>,
  'table/DisclosureTable': (passed) => (
    <DisclosureTable
      {...passed}
      label="Payments"
      columns={[{ id: 'from', head: 'From', cell: ({ from }) => from, isRowHeader: true }]}
      rows={[{ from: 'Ada' }]}
      rowKey={({ from }) => from}
      toggleLabel={({ from }) => from}
      details={() => 'Paid'}
    />
  ),
  'text/Text': (passed) => <Text {...passed}>Text</Text>,
  'timestamp/Timestamp': (passed) => <Timestamp {...passed} iso="2026-01-02T03:04:05Z" />,
  'token-count/TokenCount': (passed) => <TokenCount {...passed} count={1} />,
  'transaction-steps/TransactionSteps': (passed) => (
    <TransactionSteps
      {...passed}
      label="Steps"
      steps={[{ id: 'one', label: 'Check network', status: 'current' }]}
    />
  ),
  'visually-hidden/VisuallyHidden': (passed) => <VisuallyHidden {...passed}>Hidden</VisuallyHidden>,
  'wallet-avatar/WalletAvatar': (passed) => <WalletAvatar {...passed} wallet={`0x${'7a'.repeat(20)}`} />,
};
