import type { poolMessages } from '../en/pools.ts';
import type { Translation } from '../en/translation.ts';

export const poolSpanish: Translation<typeof poolMessages> = {
  'pool.race': 'Forge Race',
  'pool.global': 'Global Pool',
  'pool.contract.explorer': 'Abrir el contrato de {what} en el explorador',
  'pools.race.tree': 'VER ÁRBOL',
  'pools.global.mine': 'Mis Global Pools',
  'pools.global.members': 'Miembros',
  'pools.global.empty': 'No se encontraron Global Pools.',
  'level.title': 'Nivel {level}',
  'level.reached': 'Nivel {level} de 9',
  'level.since': 'Desde el {date}',
  'level.received': 'Recibido: {amount}',
  'level.purchase': 'Comprar',
  'level.purchaseName': 'Comprar el Nivel {level} por {price}',
  'level.split': 'Adónde van los {price}',
  'level.split.bonus': 'Bono del patrocinador',
  'level.split.uplines': 'Hasta cinco uplines, {amount} a cada uno',
  'level.split.upTo': 'hasta {amount}',
  'level.split.from': 'desde {amount}',
  'level.split.product': 'Fondo de producto',
  'level.split.missing': 'Donde falta alguien por encima, su parte va al fondo de producto del operador.',
  'level.split.pool': 'Repartido entre miembros anteriores',
  'level.split.referral': 'Parte del patrocinador',
  'level.split.royalty': 'Fondo de regalías',
  'fee.went': 'Adónde fueron los {price}',
  'fee.operator': '{at, select, start {El operador} other {el operador}}',
  'fee.sponsor': '{sponsor}, tu patrocinador',
  'fee.sponsor.forGood': '{sponsor}, tu patrocinador para siempre',
  'fee.passed': 'Parte del patrocinador, no para el tuyo',
  'fee.passed.member':
    'Para {receiver}, quien más cerca por encima de ti tiene el Nivel {level}. {tense, select, paid {Tu patrocinador {sponsor} no lo había comprado y la perdió.} other {Tu patrocinador {sponsor} no lo ha comprado y la pierde.}}',
  'fee.passed.operator':
    'Para el operador: nadie por encima de ti {tense, select, paid {tenía} other {tiene}} el Nivel {level}. {tense, select, paid {Tu patrocinador {sponsor} no lo había comprado y la perdió.} other {Tu patrocinador {sponsor} no lo ha comprado y la pierde.}}',
  'fee.uplines': '{count, plural, one {# upline} other {# uplines, {amount} a cada uno}}',
  'fee.missing':
    'de ellos {amount} por {count, plural, one {# upline que falta} other {# uplines que faltan}}',
  'fee.holders': 'Repartido entre {count, plural, one {# miembro anterior} other {# miembros anteriores}}',
  'fee.holders.operator': '{count, plural, one {Es el operador} other {El operador está entre ellos}}',
  'fee.changed':
    'Tu lugar cambió entre la hoja de precio y el bloque: otra persona entró antes. Esto es lo que pagó la cadena.',
  'level.locked.reason': 'Activa primero el Nivel {level}',
  'level.locked.passed': 'Tienes un nivel superior. Aquí los niveles se venden en orden.',
  'level.loading': 'Cargando niveles…',
  'level.follow': 'Seguir',
  'level.followName': 'Seguir la compra del Nivel {level}',
  'level.state.locked': 'Bloqueado',
  'level.state.purchase': 'Disponible',
  'level.state.processing': 'En proceso',
  'level.state.activated': 'Activado',
  'purchase.title': 'Comprar el Nivel {level}',
  'purchase.receiver': 'El bono va a',
  'purchase.receiver.sponsor': 'Tu patrocinador',
  'purchase.receiver.operator': 'El operador',
  'purchase.binding':
    '{who, select, operator {Esto registra al operador como tu patrocinador, para siempre.} other {Esto registra a {sponsor} como tu patrocinador, para siempre.}}',
  'purchase.passed.title': '{sponsor} pasaría a ser tu patrocinador, no {registered}',
  'purchase.passed.unsigned':
    'Entraste por debajo de {registered}, a quien la cadena no puede registrar ahora porque {member} aún no ha firmado.',
  'purchase.passed.expired':
    'Entraste por debajo de {registered}, a quien la cadena no puede registrar ahora porque la firma de {member} ha vencido.',
  'purchase.passed.invalid':
    'Entraste por debajo de {registered}, a quien la cadena no puede registrar ahora porque no acepta la firma de {member}.',
  'purchase.passed.far':
    'Entraste por debajo de {registered}, a quien la cadena no puede registrar ahora porque por encima de ti hay más de {limit, number} miembros sin registrar.',
  'purchase.passed.far.choice':
    'Si compras ahora, {sponsor} será tu patrocinador para siempre. O espera: mira de nuevo cuando hayan comprado miembros por encima de ti.',
  'purchase.passed.choice':
    'Si compras ahora, {sponsor} será tu patrocinador para siempre. O espera: haz que le pidan a {member} que firme y compra después.',
  'purchase.sponsorChanged':
    'Entretanto, otra persona pasaría a ser tu patrocinador. No se envió nada más. Cierra esta ventana y mira de nuevo.',
  'purchase.steps': 'Pasos de la compra',
  'purchase.leave':
    'Puedes cerrar esta ventana: la compra continúa. Deja la página abierta hasta que tu billetera lo haya pedido todo.',
  'purchase.goesOn':
    'Tu compra del Nivel {level} continúa. Responde a lo que pida tu billetera y vuelve a cargar la página para seguirla.',
  'purchase.risk': 'Una cuota es definitiva. Puede que nunca la recuperes.',
  'purchase.accept.title': 'Los términos han cambiado',
  'purchase.accept.first': 'Lee primero los términos',
  'purchase.accept.why':
    'No se puede comprar nada antes de que hayas leído y aceptado los términos en vigor.',
  'purchase.accept': 'Aceptar y continuar',
  'purchase.accept.busy': 'Aceptando…',
  'purchase.accept.failed': 'No se pudo guardar tu respuesta. Inténtalo de nuevo.',
  'purchase.accept.missing': 'Lee y acepta los términos en vigor antes de comprar. No se envió nada.',
  'purchase.check.loading': 'Preguntando a la cadena cómo sería esta compra…',
  'purchase.check.slow': 'La cadena tarda más de lo habitual. No se envió nada.',
  'purchase.check.failed':
    'La cadena no responde, así que nadie puede saber si esta compra se completaría. No se envió nada.',
  'purchase.contract': 'Contrato del pool',
  'purchase.paidIn': 'Se paga en',
  'purchase.coin': 'Contrato de la moneda',
  'purchase.balance': 'En tu billetera',
  'purchase.gasCost': 'Gas',
  'purchase.gasCost.about': 'unos {amount} MATIC, que las billeteras llaman POL',
  'purchase.gasCost.unknown': 'no se puede saber ahora; tu billetera lo dice antes de que confirmes',
  'purchase.prompts': '{count, plural, one {Una confirmación} other {# confirmaciones}} en tu billetera',
  'purchase.allowance': 'El pool ya puede tomar',
  'purchase.allowance.unlimited': 'cualquier cantidad',
  'purchase.unlimited.title': 'Este pool puede tomar toda la moneda estable de tu billetera',
  'purchase.unlimited':
    'Eso se permitió antes, sin límite. Para comprar aquí basta el precio. Retirar el permiso cuesta gas y una confirmación.',
  'purchase.revoke': 'Retirar permiso',
  'purchase.revoke.busy': 'Retirando: confirma en la billetera',
  'purchase.revoke.done': 'El pool ya no puede tomar nada de tu billetera.',
  'purchase.revoke.buying':
    'Hay una compra en curso con esta billetera que necesita lo permitido. No se envió nada. Retíralo cuando termine.',
  'purchase.revoking':
    'Se está retirando un permiso de esta billetera. No se envió nada más. Responde en tu billetera y vuelve a intentarlo; si no pide nada, vuelve a cargar la página que lo retira.',
  'purchase.testRun': 'Prueba',
  'purchase.simulated': 'Superada en el bloque {block}',
  'purchase.simulated.partly':
    'Comprobado en el bloque {block}: sin problemas hasta ahora. El primer paso debe hacerse antes de poder probar el resto.',
  'purchase.simulated.fails': 'Comprobado en el bloque {block}: no se completaría. No se envió nada.',
  'purchase.resumed.title': 'Retomada donde se detuvo',
  'purchase.resumed':
    'Esta compra se inició en otra página o antes de que se cargara esta. Aquí solo se sigue: ninguna billetera se abre desde esta página.',
  'purchase.replaced': 'Acelerada en tu billetera: se sigue la nueva transacción.',
  'purchase.missing': 'Falta en tu billetera',
  'purchase.missing.coin': 'Falta',
  'purchase.missing.only': 'Solo {symbol} en {network}: ni USDC.e ni USDT.',
  'purchase.missing.to': 'Tu billetera en {network}',
  'purchase.missing.code': 'Código QR de tu billetera',
  'purchase.next.cancelled': 'No se te cobró este nivel. Reintentar abre tu billetera de nuevo.',
  'purchase.next.dropped': 'No se incluyó en ningún bloque y no se pagó nada. Reintentar la envía de nuevo.',
  'purchase.next.unseen':
    'Si otras personas también deben firmar, el nivel aparece activado cuando lo hayan hecho. Reintentar mira primero la cadena, para que nada se pague dos veces.',
  'purchase.next.gas': 'Envía algo de MATIC, que las billeteras llaman POL, a esta billetera y reintenta.',
  'purchase.next.retry': 'Reintentar mira primero la cadena, para que nada se pague dos veces.',
  'purchase.priceDiffers':
    'El pool pide {price}, no los {known} que muestra esta página. No se puede comprar nada hasta que la página esté al día.',
  'purchase.confirm': 'Comprar por {price}',
  'purchase.step.network': 'Comprobar la red',
  'purchase.step.enroll': 'Registrar a tu patrocinador',
  'purchase.step.approve': 'Permitir {price}',
  'purchase.step.permit': 'Permitir {price} con una firma',
  'purchase.step.batch': 'Permitir y pagar {price}',
  'purchase.step.invest': 'Pagar {price}',
  'purchase.step.confirm': 'Confirmación en Polygon',
  'purchase.step.check': 'Comprobar fondos',
  'purchase.inWallet': '{step}, confirma en la billetera',
  'purchase.now.wallet': 'Confirma en tu billetera',
  'purchase.now.check': 'Comprobando tus fondos',
  'purchase.now.chain': 'Esperando a Polygon',
  'purchase.now.soon': 'Suele tardar segundos',
  'purchase.yours': 'El Nivel {level} es tuyo',
  'purchase.paid': 'pagados',
  'purchase.wasOwned': 'Este nivel ya era tuyo. Ahora no se ha pagado nada.',
  'purchase.paidElsewhere':
    'La cadena tiene este nivel como tuyo. Tu libro muestra la transacción con la que se pagó.',
  'purchase.notOnChain':
    'Tu billetera dice que tienes este nivel, pero la cadena no. Este intento no ha pagado nada.',
  'purchase.soonFinal': 'No será definitivo hasta dentro de unos 2 minutos. No tienes que hacer nada.',
  'purchase.place': 'Tu lugar',
  'purchase.place.slot': 'Puesto {slot} bajo {member}',
  'purchase.place.number': 'Número {index, number} en este pool',
  'purchase.place.soon': 'Registrándose…',
  'purchase.place.next':
    'Los cinco puestos bajo {referral} están ocupados, así que ocupas el siguiente libre y {above} es tu upline más cercano.',
  'purchase.place.tree': 'Tu lugar en el árbol',
  'purchase.transaction': 'Transacción',
  'purchase.happened': 'Qué pasó, paso a paso',
  'purchase.happened.count': '{done} de {all} hechos',
  'purchase.done': 'Listo',
  'purchase.once': 'Pagas, una vez',
  'purchase.details': 'Detalles',
  'level.family.race': 'Cinco generaciones',
  'level.global.intro':
    'Con un nivel te repartes el {shared} de cada cuota que se paga por él después de la tuya, a partes iguales con quienes ya lo tienen, y recibes el {sponsor} como patrocinador del comprador. Si nadie compra después de ti, no recibes nada. Los niveles se compran en orden.',
  'level.race.intro':
    'Con un nivel recibes el {upline} de cada cuota que se paga por él en las cinco generaciones por debajo de ti, y el {sponsor} como patrocinador del comprador. Lo que no tienes pasa de largo. Los niveles se compran en orden.',
  'purchase.activated': 'El Nivel {level} está activado',
  'purchase.otherCoin': 'Tienes {amount} {coin}. Upline acepta {takes}.',
  'purchase.gas': 'No hay suficiente MATIC en esta billetera para pagar el gas.',
  'purchase.walletNode':
    'No se envió nada. La conexión propia de tu billetera con Polygon no responde. Cambia la dirección RPC de la red en tu billetera o inténtalo más tarde.',
  'purchase.appNode':
    'No se envió nada. El nodo propio de Upline no dio una respuesta válida. Inténtalo de nuevo en un minuto.',
  'purchase.allowanceLowered':
    'Tu billetera permitió {allowed} tokens, pero este nivel necesita {fee}. No se ha pagado nada por él. Reintenta y deja la cantidad como está.',
  'purchase.deviceLocked':
    'Tu dispositivo está bloqueado, así que no se envió nada. Desbloquéalo y reintenta.',
  'purchase.dropped': 'La red ha olvidado la transacción.',
  'purchase.unseen': 'Tu billetera aún no ha llevado la transacción a la cadena.',
  'purchase.earlierPool':
    'Se pidió pagar este nivel en un contrato anterior, y aún podría ocurrir. Para que la cuota no se pague dos veces, no se envió nada más.',
  'purchase.otherWallet': 'Esta billetera no es con la que iniciaste sesión. Vuelve a {wallet}.',
  'purchase.untrusted':
    'La dirección o el código del pool no coincide con aquel para el que se hizo esta aplicación. No se envió nada.',
  'purchase.termsDiffer':
    'Los términos de este nivel han cambiado: su precio, o cómo se reparte, no es lo que muestra esta página. No se envió nada. Vuelve a cargar la página para ver el precio nuevo.',
  'participation.level': 'Nivel {level}',
  'participation.head': 'Nivel',
  'participation.productFund': 'Fondo de producto',
  'participation.referralFund': 'Fondo de referidos',
  'participation.levelIncome': 'Ingresos por niveles',
  'participation.globalIncome': 'Ingresos globales',
  'participation.lostIncome': 'Ingresos perdidos',
  'participation.productFund.own':
    'Fondo de producto es la parte del operador en la cuota, sin las de uplines que faltan.',
  'participation.levelIncome.elsewhere': 'El ingreso de nivel no se detalla aquí por nivel.',
  'participation.updated': 'Última actualización',
  'participation.notActivated': 'Sin activar',
};
