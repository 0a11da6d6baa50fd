import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { sizes, trims } from '../text/Text.css.ts';
import { head, headCross, headInMiddle } from './Dialog.css.ts';

export interface OverlayHeaderProps {
  /** The title, also for screen readers. */
  title: string;
  /** Omit it if the overlay cannot be closed. */
  onClose?: () => void;
  /** An icon above the title; both are large and centred. For results, such as success. */
  mark?: ReactNode;
}

/** Title and close button of a dialog or sheet. */
export function OverlayHeader({ title, onClose, mark }: OverlayHeaderProps) {
  const t = useMessage();
  const size = mark ? 'title1' : 'title2';
  return (
    <div className={classNames(head, mark ? headInMiddle : undefined)}>
      {mark}
      <Heading slot="title" className={classNames(sizes[size], trims[size])}>
        {title}
      </Heading>
      {onClose && (
        <IconButton
          tone="plain"
          bleed="end"
          icon={X}
          label={t('common.close')}
          onPress={onClose}
          className={mark ? headCross : undefined}
        />
      )}
    </div>
  );
}
