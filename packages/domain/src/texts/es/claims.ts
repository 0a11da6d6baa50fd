import type { claimsMessages } from '../en/claims.ts';
import type { Translation } from '../en/translation.ts';

export const claimsSpanish: Translation<typeof claimsMessages> = {
  'claim.title': 'Listo para cobrar',
  'claim.loading': 'Cargando tu bono…',
  'claim.none': 'Aún no hay nada que cobrar.',
  'claim.none.of': 'Aún no hay nada que cobrar de {pool}.',
  'claim.none.about': 'Lo que entre podrás cobrarlo aquí.',
  'claim.gas': 'Cada cobro es una transacción y cuesta gas.',
  'claim.gas.about':
    '{count, plural, one {Este cobro cuesta} other {Los # cobros cuestan}} unos {amount} MATIC (POL) de gas.',
  'claim.zero': 'Ahora no hay nada que cobrar.',
  'claim.action': 'Cobrar',
  'claim.all': 'Cobrar todo: {count} transacciones',
  'claim.all.together': 'Cobrar todo: una confirmación',
  'claim.all.busy': 'Cobrando…',
  'claim.actionName': 'Cobrar {amount} del Nivel {level}',
  'claim.stays': 'El ingreso queda en su nivel hasta que lo cobres.',
  'claim.levels': '{count, plural, one {Nivel} other {Niveles}} {levels}',
  'claim.now.asked': 'Confirma en la billetera',
  'claim.now.sent': 'Confirmando…',
  'claim.leave': 'Puedes salir de esta página: el cobro continúa.',
  'claim.steps': 'Pasos del cobro',
  'claim.step.waiting': 'Cobrar {amount}',
  'claim.step.asked': 'Cobrar {amount}: confirma en la billetera',
  'claim.step.sent': 'Cobrar {amount}: espera la confirmación',
  'claim.resumed':
    'Este cobro se inició en otra página o antes de que se cargara esta. Aquí solo se sigue: ninguna billetera se abre desde esta página.',
  'claim.next.gas':
    'Envía algo de MATIC, que las billeteras llaman POL, a esta billetera y cobra de nuevo. Lo que es tuyo sigue siendo tuyo.',
  'claim.next.cancelled': 'Lo que no se pagó puedes cobrarlo de nuevo cuando quieras.',
  'claim.paid': 'Se pagaron {amount} a tu billetera.',
};
