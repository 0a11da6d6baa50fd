import { chainId } from '@upline/domain';
import {
  Button,
  CopyButton,
  Icon,
  saveFile,
  useCopyWithToast,
  useHeldShortcuts,
  useShortcuts,
  useShowToast,
} from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { Braces, FileJson, Layers, type LucideIcon, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import type { ActDraft } from '../operatePort.tsx';
import { way } from './Act.css.ts';
import { useCanBatch } from './actQuery.ts';

export interface SendWaysProps {
  draft: ActDraft;
  /** Reason that sending is blocked; `null` if allowed. */
  why: string | null;
  isSending: boolean;
  onSend: (way: 'wallet' | 'batch') => void;
  /** Called after the Safe's file is saved. */
  onSaved: () => void;
  onCopied: () => void;
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  /** True for the method recommended for the role's holder. */
  isFirst: boolean;
  children: ReactNode;
  action: ReactNode;
}

function Way({ icon, name, isFirst, children, action }: WayProps) {
  return (
    <li className={way} data-first={isFirst || undefined}>
      <span className={styles.stack}>
        <strong className={styles.inline}>
          <Icon icon={icon} size="s" />
          <span>{name}</span>
        </strong>
        <span className={styles.quiet}>{children}</span>
      </span>
      {action}
    </li>
  );
}

const calldataOf = ({ calls }: ActDraft) =>
  calls.map(({ what, to, data }) => `${what}\nto   ${to}\ndata ${data}`).join('\n\n');

/** The four send methods, each with a reason if unavailable. All send the same calldata. */
export function SendWays({ draft, why, isSending, onSend, onSaved, onCopied }: SendWaysProps) {
  const d = useDeskMessage();
  const { wallet: port } = usePorts();
  const showToast = useShowToast();
  const copy = useCopyWithToast();
  const wallet = useReadable(port.state);
  const canBatch = useCanBatch(wallet.address);
  const { actor, holder, role, calls, safeFile, fingerprint } = draft;
  const isHolder = wallet.address !== null && wallet.address.toLowerCase() === actor?.toLowerCase();
  const isElsewhere = wallet.address !== null && wallet.chainId !== chainId;
  const owns =
    holder?.kind === 'safe' &&
    holder.owners.some((owner) => owner.toLowerCase() === wallet.address?.toLowerCase());
  const several = calls.length > 1;
  const whyNotWallet = isElsewhere
    ? d('desk.way.network')
    : isHolder
      ? null
      : owns
        ? d('desk.way.owner')
        : wallet.address === null
          ? d('desk.way.noWallet')
          : d('desk.way.notHolder', { role });
  const whyNotBatch = several
    ? (whyNotWallet ?? (canBatch ? null : d('desk.way.noBatch')))
    : d('desk.way.oneCall');
  const first = holder?.kind === 'wallet' ? (several && !whyNotBatch ? 'batch' : 'wallet') : 'safe';
  const name = `upline-${fingerprint?.replaceAll(' ', '') ?? 'act'}.json`;
  const save = () => {
    if (safeFile === null) return;
    saveFile({ name, content: new Blob([safeFile], { type: 'application/json' }) });
    onSaved();
  };
  useHeldShortcuts({
    Enter() {
      if (why !== null) return;
      if (first === 'safe') save();
      else if (!isSending && (first === 'wallet' ? whyNotWallet : whyNotBatch) === null) onSend(first);
    },
  });
  useShortcuts({
    y() {
      if (why !== null) return showToast({ tone: 'caution', text: why });
      copy(calldataOf(draft));
      onCopied();
    },
  });
  const sendButton = (kind: 'wallet' | 'batch', whyNot: string | null) => (
    <Button
      tone={first === kind ? 'primary' : 'secondary'}
      isDisabled={why !== null || whyNot !== null || isSending}
      aria-label={d(kind === 'wallet' ? 'desk.way.sendWallet' : 'desk.way.sendBatch')}
      onPress={() => onSend(kind)}
    >
      {d('desk.way.send')}
    </Button>
  );
  return (
    <ul className={styles.stack} aria-label={d('desk.way.all')}>
      <Way
        icon={FileJson}
        name={d('desk.way.safe')}
        isFirst={first === 'safe'}
        action={
          <Button
            tone={first === 'safe' ? 'primary' : 'secondary'}
            isDisabled={why !== null || safeFile === null}
            onPress={save}
          >
            {d('desk.way.file')}
          </Button>
        }
      >
        {d(holder?.kind === 'wallet' ? 'desk.way.safe.noSafe' : 'desk.way.safe.hint')}
      </Way>
      <Way
        icon={Wallet}
        name={d('desk.way.wallet')}
        isFirst={first === 'wallet'}
        action={
          isElsewhere ? (
            <Button onPress={() => void port.switchNetwork().catch(() => undefined)}>
              {d('desk.way.switch')}
            </Button>
          ) : (
            sendButton('wallet', whyNotWallet)
          )
        }
      >
        {whyNotWallet ?? d('desk.way.wallet.hint')}
      </Way>
      <Way
        icon={Layers}
        name={d('desk.way.batch')}
        isFirst={first === 'batch'}
        action={sendButton('batch', whyNotBatch)}
      >
        {whyNotBatch ?? d('desk.way.batch.hint')}
      </Way>
      <Way
        icon={Braces}
        name={d('desk.way.calldata')}
        isFirst={false}
        action={<CopyButton text={calldataOf(draft)} isDisabled={why !== null} onCopy={onCopied} />}
      >
        {d('desk.way.calldata.hint')}
      </Way>
    </ul>
  );
}
