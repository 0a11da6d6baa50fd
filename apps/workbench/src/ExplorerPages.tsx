import { Route, Routes, useParams } from 'react-router-dom';
import { AccountScreen } from './explorer/AccountScreen.tsx';
import { AccountsScreen } from './explorer/AccountsScreen.tsx';
import { BlockScreen } from './explorer/BlockScreen.tsx';
import { BlocksScreen } from './explorer/BlocksScreen.tsx';
import { LogsScreen } from './explorer/LogsScreen.tsx';
import { StorageScreen } from './explorer/StorageScreen.tsx';
import { TransactionsScreen } from './explorer/TransactionsScreen.tsx';
import { BenchMissing } from './frame/BenchMissing.tsx';
import { TransactionScreen } from './transaction/TransactionScreen.tsx';

function Block() {
  const { which = '' } = useParams();
  if (/^0x[\da-f]{64}$/i.test(which)) return <BlockScreen which={which} />;
  return /^\d{1,18}$/.test(which) ? <BlockScreen which={BigInt(which)} /> : <BenchMissing />;
}

function Transaction() {
  const { hash = '' } = useParams();
  return <TransactionScreen hash={hash} />;
}

function Account() {
  const { address = '' } = useParams();
  return <AccountScreen address={address} />;
}

function Storage() {
  const { contract = '' } = useParams();
  return <StorageScreen contract={contract} />;
}

export function ExplorerPages() {
  return (
    <Routes>
      <Route path="blocks" element={<BlocksScreen />} />
      <Route path="blocks/:which" element={<Block />} />
      <Route path="transactions" element={<TransactionsScreen />} />
      <Route path="tx/:hash" element={<Transaction />} />
      <Route path="logs" element={<LogsScreen />} />
      <Route path="accounts" element={<AccountsScreen />} />
      <Route path="accounts/:address" element={<Account />} />
      <Route path="storage/:contract" element={<Storage />} />
      <Route path="*" element={<BenchMissing />} />
    </Routes>
  );
}
