import type { Translation } from '../en/translation.ts';
import type { transparencyMessages } from '../en/transparency.ts';

export const transparencySpanish: Translation<typeof transparencyMessages> = {
  'transparency.title': 'Transparencia',
  'transparency.intro':
    'Nueve contratos en una cadena pública toman cada cuota, deben cada ingreso y pagan cada cobro. Aquí puedes comprobar tú cada cifra en la cadena. No necesitas una cuenta.',
  'transparency.intro.source':
    'Todo lo que se paga a un miembro lo pagaron miembros que entraron después. Los pagos pasados no prometen nada.',
  'transparency.signIn': 'Iniciar sesión',
  'transparency.level': 'Nivel',
  'transparency.allLevels': 'Todos los niveles',
  'transparency.registry': 'Registro',
  'transparency.contract': 'Contrato',
  'transparency.books': 'Lo que los pools tomaron, dieron, guardan y deben',
  'transparency.books.hint':
    'Tal como los ha leído nuestro servidor en la cadena. “Debido” aún se puede retirar. “Debido” y “Cobrado” incluyen los fondos del operador, y “Miembros” sus puestos gratuitos.',
  'transparency.books.loading': 'Cargando las cifras de los pools…',
  'transparency.books.unread': 'Nuestro servidor aún no ha leído la cadena',
  'transparency.books.unread.text':
    'Sus cifras llegan unos minutos después de que arranca. La propia cadena responde más abajo.',
  'transparency.books.in': 'Pagado',
  'transparency.books.out': 'Cobrado',
  'transparency.books.held': 'Guardado',
  'transparency.books.owed': 'Debido',
  'transparency.books.ratio': 'Guardado sobre lo debido',
  'transparency.books.covered': 'Cada pool guarda todo lo que debe.',
  'transparency.books.members': 'Miembros',
  'transparency.books.nothingOwed': 'No se debe nada',
  'transparency.books.short': '{percent}: faltan {missing}',
  'transparency.books.shortTitle':
    '{count, plural, one {Un pool guarda menos de lo que debe} other {# pools guardan menos de lo que deben}}',
  'transparency.books.shortText':
    'Según las cifras de nuestro servidor, no se podría pagar a todas las personas. Suma tú los pools más abajo. Si la cadena dice otra cosa, nuestras cifras están mal.',
  'transparency.asOf': 'Hasta el bloque {block}',
  'transparency.final': 'definitivo hasta el bloque {block}',
  'transparency.lag.none': 'Al día con la cadena',
  'transparency.lag': '{blocks, plural, one {# bloque} other {# bloques}} ({time}) por detrás de la cadena',
  'transparency.lag.unknown': 'La cadena no responde, así que nadie puede saber de cuándo son estas cifras.',
  'transparency.recompute': 'Haz tú la suma',
  'transparency.recompute.hint':
    'Tu navegador lee de la cadena cada compra y cada cobro y los suma sin nuestro servidor. Después compara el resultado con nuestras cifras en el mismo bloque.',
  'transparency.recompute.limits':
    'En una cadena larga esto tarda minutos, y un nodo público puede rechazar algunas peticiones. Lo leído se guarda hasta que salgas, así que puedes seguir donde se detuvo.',
  'transparency.recompute.start': 'Leer la cadena y comparar',
  'transparency.recompute.again': 'Comparar de nuevo',
  'transparency.recompute.stop': 'Detener',
  'transparency.recompute.reading': 'Leyendo la cadena',
  'transparency.recompute.progress': '{read} de {total} bloques',
  'transparency.recompute.stopped': 'Detenido. Lo leído se guarda.',
  'transparency.recompute.failed': 'No se pudo leer la cadena hasta el final',
  'transparency.recompute.failed.text':
    'El nodo no respondió, rechazó la petición o dejó algo fuera. Eso no dice nada de los pools. Lo leído se guarda. Inténtalo de nuevo ahora o más tarde.',
  'transparency.recompute.unasked': 'Nuestro servidor no dio sus cifras, así que no hay con qué comparar.',
  'transparency.recompute.same': 'Los {count} pools coinciden hasta la última unidad',
  'transparency.recompute.same.text':
    'Lo que tu navegador sumó de la cadena hasta el bloque {block} es lo que dice nuestro servidor y lo que cada contrato dice que debe.',
  'transparency.recompute.differs':
    '{count, plural, one {Un pool difiere} other {# pools difieren}} de lo que dice la cadena',
  'transparency.recompute.differs.text':
    'Cree a la cadena. Las cifras de nuestro servidor están mal en el bloque {block}; díselo a soporte.',
  'transparency.recompute.result': 'Comparación',
  'transparency.recompute.server': 'Nuestro servidor',
  'transparency.recompute.chain': 'Tu navegador',
  'transparency.recompute.rowSame': 'Igual hasta la última unidad',
  'transparency.recompute.rowDiffers': 'Difiere',
  'transparency.recompute.difference': '{figure}: {difference} de diferencia',
  'transparency.recompute.surplus':
    'Guarda {amount} más de lo que se pagó: monedas que alguien envió sin comprar. No se le deben a nadie.',
  'transparency.recompute.contractSays': 'El propio contrato dice que debe {amount}',
  'transparency.fee': 'Adónde va una cuota',
  'transparency.fee.hint': 'Según los términos que cada contrato tiene ahora. Las partes suman la cuota.',
  'transparency.fee.loading': 'Leyendo los términos de los contratos…',
  'transparency.fee.option': 'Nivel {level}, {price}',
  'transparency.fee.split': 'Adónde van los {price} del Nivel {level}',
  'transparency.fee.uplines': 'Uplines por encima de quien compra',
  'transparency.fee.sum': 'Total',
  'transparency.fee.paid': 'Adónde fue una cuota pagada',
  'transparency.fee.paid.hint': 'Leído del recibo de la propia transacción en la cadena.',
  'transparency.fee.hash': 'Hash de la compra',
  'transparency.fee.hash.invalid': 'Un hash es 0x y 64 cifras de 0 a f.',
  'transparency.fee.show': 'Mostrar',
  'transparency.fee.reading': 'Leyendo el recibo…',
  'transparency.fee.unknown': 'La cadena no conoce esa transacción.',
  'transparency.fee.noPurchase': 'Esta transacción no compró ningún nivel en nuestros pools.',
  'transparency.fee.failed': 'La cadena no responde, así que no se sabe nada de esta transacción.',
  'transparency.fee.bought': 'Nivel {level} comprado por',
  'transparency.leg.referral': 'Parte del patrocinador',
  'transparency.leg.instead': 'En lugar del patrocinador, que no había comprado el nivel',
  'transparency.leg.upline': 'Upline {generation}',
  'transparency.leg.missing':
    '{count, plural, one {Falta # upline: va} other {Faltan # uplines: van}} al fondo de producto',
  'transparency.leg.product': 'Fondo de producto',
  'transparency.leg.royalty': 'Fondo de regalías',
  'transparency.leg.pool': 'Repartido entre todos los miembros anteriores',
  'transparency.leg.holders': '{count, plural, one {# miembro anterior} other {# miembros anteriores}}',
  'transparency.leg.each':
    '{amount} a cada uno{rest, select, left {; lo que no se puede dividir pasa a la compra siguiente} added {, con lo que sobró de compras anteriores} other {}}',
  'transparency.roles': 'Quién puede cambiar qué',
  'transparency.roles.hint':
    'Leído de los contratos hace un momento. Ningún rol puede tomar el crédito de un miembro, detener un cobro ni cambiar un patrocinador.',
  'transparency.roles.loading': 'Leyendo los roles de los contratos…',
  'transparency.roles.nobody': 'Nadie',
  'transparency.roles.offered': 'ofrecido a {wallet}, que aún no ha aceptado',
  'transparency.role':
    '{role, select, ADMIN {Administrador} MODIFIER {Gestor de términos} ROYALITY {Receptor de regalías} PRODUCT {Receptor de producto} other {Nadie}}',
  'transparency.roles.ADMIN':
    'Abre y pausa las compras. Les pone fin 48 horas después de anunciarlo. Incluye pools en la lista y da las primeras plazas. Nombra al gestor de términos y ofrece sus roles a los dos receptores. Envía al receptor de producto las monedas que no se deben a nadie.',
  'transparency.roles.MODIFIER': 'Anuncia nuevos términos y los aplica 48 horas después.',
  'transparency.roles.ROYALITY': 'Saca dinero de los fondos de regalías.',
  'transparency.roles.PRODUCT': 'Saca dinero de los fondos de producto.',
  'transparency.roles.levels': '{count, plural, one {Nivel {levels}} other {Niveles {levels}}}',
  'transparency.changes': 'Todos los cambios del operador',
  'transparency.changes.hint':
    'Cada acto de un rol, como lo contaron los contratos, del más reciente al más antiguo.',
  'transparency.changes.loading': 'Leyendo de la cadena los actos del operador…',
  'transparency.changes.empty': 'Ningún rol ha actuado todavía.',
  'transparency.changes.transactions': '{count, plural, one {# transacción} other {# transacciones}}',
  'transparency.changes.more': 'Mostrar más',
  'transparency.changes.showing': '{shown} de {total, plural, one {# cambio} other {# cambios}}',
  'transparency.changes.since': 'Se preguntó al nodo hasta el {date}. Los cambios anteriores no aparecen.',
  'transparency.change.RoleGranted': 'Se dio el rol {role} a {account}',
  'transparency.change.RoleRevoked': 'Se quitó el rol {role} a {account}',
  'transparency.change.RoleAdminChanged': 'El rol {role} lo da ahora: {newAdminRole}',
  'transparency.change.PlatformInvestorAdded': 'La plaza {index} se dio a {user} sin cuota',
  'transparency.change.PoolAdded': 'Se incluyó un pool en el Nivel {position}',
  'transparency.change.PoolQueued':
    'Se anunció un pool para el Nivel {position}; puede incluirse desde {readyAt} hasta {expiresAt}',
  'transparency.change.PoolCancelled': 'Se retiró el anuncio de un pool',
  'transparency.change.Sealed':
    'La lista de pools que pueden unir billeteras a patrocinadores se cerró para siempre',
  'transparency.change.Started': 'Se abrieron las compras',
  'transparency.change.Retired': 'Las compras terminaron para siempre; los cobros continúan',
  'transparency.change.RetirementQueued':
    'Se anunció el fin de las compras; puede llegar desde {readyAt} hasta {expiresAt}, y los cobros continúan',
  'transparency.change.RetirementCancelled': 'Se retiró el fin de las compras que se había anunciado',
  'transparency.change.paused': 'Las compras se pausaron hasta {until}; los cobros continúan',
  'transparency.change.resumed': 'Terminó la pausa de las compras',
  'transparency.change.TermsQueued':
    'Se anunciaron nuevos términos: cuota {fee}, {referral} al patrocinador, {network} a la red, {operator} al operador; pueden aplicarse desde {readyAt} hasta {expiresAt}',
  'transparency.change.TermsApplied':
    'Entraron en vigor términos: cuota {fee}, {referral} al patrocinador, {network} a la red, {operator} al operador',
  'transparency.change.TermsCancelled': 'Se retiraron los términos anunciados con la cuota {fee}',
  'transparency.change.productTaken': '{account} tomó {amount} del fondo de producto',
  'transparency.change.royaltyTaken': '{account} tomó {amount} del fondo de regalías',
  'transparency.change.ReceiverProposed': 'Se ofreció el rol {role} a {account}',
  'transparency.change.receiverWithdrawn': 'Se retiró la oferta del rol {role}',
  'transparency.change.ReceiverChanged': 'El rol {role} pasó de {previous} a {account}, que lo aceptó',
  'transparency.change.Rescued': 'Se enviaron a {account} monedas que no se debían a nadie',
  'transparency.change.DefaultAdminTransferScheduled':
    'Se ofreció el rol de administrador a {account}, que puede aceptarlo desde {from}',
  'transparency.change.DefaultAdminTransferCanceled': 'Se retiró la oferta del rol de administrador',
  'transparency.change.DefaultAdminDelayChangeScheduled':
    'Desde {from}, entregar el rol de administrador llevará {time}',
  'transparency.change.DefaultAdminDelayChangeCanceled':
    'Se retiró el cambio del tiempo que lleva entregar el rol de administrador',
  'transparency.change.unknown': 'Un acto para el que esta página no tiene palabras',
};
