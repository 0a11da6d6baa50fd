import type { contractErrorMessages } from '../en/contractErrors.ts';
import type { Translation } from '../en/translation.ts';

export const contractErrorSpanish: Translation<typeof contractErrorMessages> = {
  'contract.AlreadyInvested': 'Ya has comprado este nivel.',
  'contract.NotEnoughAllowanceOrBalance':
    'El pool no pudo tomar la cuota: el permiso o el saldo no alcanzan, o el emisor de la moneda ha bloqueado esta billetera.',
  'contract.ReferralMustNotBeSender': 'No puedes ser tu propio patrocinador.',
  'contract.InvalidTotalCutPercentage': 'Las partes de la cuota no suman el total.',
  'contract.InsufficientProductOrRoyaltyFund':
    'El fondo de producto o de regalías tiene menos de lo que se pidió.',
  'contract.TransferFailed': 'La moneda estable rechazó la transferencia.',
  'contract.UserNotInvestor': 'Esta billetera no está en el pool.',
  'contract.NotEnoughBonus': 'No hay ningún bono que cobrar.',
  'contract.InvalidReferral': 'El patrocinador no es el que la cadena tiene para esta billetera.',
  'contract.MaximumPlatformInvestorsReached':
    'Todas las plazas de la plataforma en este pool están ocupadas.',
  'contract.ContractNotInitialized': 'Este pool aún no ha empezado.',
  'contract.ContractStarted': 'Este pool ya ha empezado y sus plazas son fijas.',
  'contract.AccessControlUnauthorizedAccount': 'Esta billetera no puede hacer eso.',
  'contract.AlreadyBound': 'La cadena ya tiene un patrocinador para esta billetera.',
  'contract.UnknownPool': 'El registro no incluye este pool.',
  'contract.PurchasesPaused': 'Las compras están en pausa. Aún puedes cobrar.',
  'contract.TermsNotReady': 'Los nuevos términos aún no pueden aplicarse.',
  'contract.TermsChanged':
    'Los términos de este nivel han cambiado desde que los viste. No se tomó nada. Mira los nuevos términos antes de comprar.',
  'contract.AnnouncementExpired': 'Esto se anunció hace demasiado tiempo. Hay que anunciarlo de nuevo.',
  'contract.MemberShareTooLow':
    'La parte de la cuota para los miembros, o una de sus dos partes, sería demasiado baja.',
  'contract.PoolRetired': 'Este pool ya no vende plazas. Aún puedes cobrar.',
  'contract.RetirementNotReady': 'El fin de las compras no se ha anunciado o aún no ha llegado.',
  'contract.RegistryNotSealed':
    'La lista de pools que pueden unir billeteras a patrocinadores sigue abierta.',
  'contract.NotAPool': 'Este contrato no responde como un pool de este registro y nivel.',
  'contract.PauseNotReady': 'Las compras se pausaron hace demasiado poco tiempo.',
  'contract.UnknownReceiver': 'El rol no se le ha ofrecido a esta billetera.',
  'contract.NothingToRescue': 'El pool no tiene nada más de lo que debe.',
  'contract.InvalidJoiningFee': 'La cuota es cero, o está demasiado lejos de la primera o de la actual.',
  'contract.EnrolmentExpired': 'La firma que nombra al patrocinador es demasiado antigua.',
  'contract.InvalidSignature': 'El miembro no firmó por este patrocinador.',
  'contract.TooManyEnrolments': 'Demasiados miembros a la vez.',
};
