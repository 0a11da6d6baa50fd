import { X } from 'lucide-react';
import type { JSX, Ref } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { marks } from '../callout/Callout.css.ts';
import { calloutIcons } from '../callout/calloutTones.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { region, toast as toastStyle, words } from './Toasts.css.ts';
import { useToasts } from './toasts.ts';

/** Replaces the roles `alert` and `alertdialog`, which browsers report to screen readers. */
const silent = { role: 'group', 'aria-modal': undefined } as const;

/** A toast that is seen and not announced. */
const silentToast = { render: (props: JSX.IntrinsicElements['div']) => <div {...props} {...silent} /> };

export interface ToastsProps {
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The visible toasts, newest first. */
export function Toasts({ className, ...props }: ToastsProps) {
  const t = useMessage();
  const { queue } = useToasts();
  return (
    <ToastRegion {...props} queue={queue} className={classNames(region, className)}>
      {({ toast }) => (
        <AriaToast toast={toast} className={toastStyle} {...(toast.content.isSilent && silentToast)}>
          <Icon icon={calloutIcons[toast.content.tone]} className={marks[toast.content.tone]} />
          <ToastContent className={words} {...(toast.content.isSilent && silent)}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" tone="quiet" icon={X} label={t('common.close')} />
        </AriaToast>
      )}
    </ToastRegion>
  );
}
