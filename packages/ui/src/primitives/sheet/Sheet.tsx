import type { ReactNode, Ref } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { OverlayHeader } from '../dialog/OverlayHeader.tsx';
import { actions, body, content, panel, scrim } from './Sheet.css.ts';

export interface SheetProps {
  /** The title, for example “Menu”. */
  title: string;
  /** Links or other content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons in a row at the foot, always visible. */
  foot?: (close: () => void) => ReactNode;
  /** Omit it inside a DialogTrigger, which controls the state. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A panel from the side of the screen, such as the menu on a phone. For decisions use Dialog. */
export function Sheet({ title, children, foot, isOpen, onOpenChange, className, ...props }: SheetProps) {
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal {...props} className={classNames(panel, className)}>
        <AriaDialog className={body}>
          {({ close }) => (
            <>
              <div className={content}>
                <OverlayHeader title={title} onClose={close} />
                {typeof children === 'function' ? children(close) : children}
              </div>
              {foot && <div className={actions}>{foot(close)}</div>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
