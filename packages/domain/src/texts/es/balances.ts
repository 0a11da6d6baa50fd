import type { balancesMessages } from '../en/balances.ts';
import type { Translation } from '../en/translation.ts';

export const balancesSpanish: Translation<typeof balancesMessages> = {
  'balances.title': 'Billetera',
  'balances.coins': 'Saldos',
  'balances.gas': 'Paga el gas. Las billeteras la llaman POL.',
  'balances.contract': 'Contrato',
  'balances.transactions': 'Transacciones',
  'balances.transactions.hint':
    'Transferencias de la moneda estable. Las transferencias de MATIC no aparecen.',
  'balances.transactions.empty': 'No se encontraron transacciones.',
  'balances.transactions.loading': 'Cargando transacciones…',
  'balances.transactions.since': 'Las transacciones anteriores al {date} no aparecen.',
  'balances.received': 'Recibido',
  'balances.sent': 'Enviado',
  'balances.purchase': 'Compra del Nivel {level}',
  'balances.claim': 'Cobro del bono del Nivel {level}',
  'balances.from': 'De',
  'balances.to': 'A',
};
