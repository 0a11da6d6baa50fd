import type { toastMessages } from '../en/toasts.ts';
import type { Translation } from '../en/translation.ts';

export const toastSpanish: Translation<typeof toastMessages> = {
  'toast.walletCanceled': 'Conexión de la billetera cancelada.',
  'toast.wrongNetwork': 'Cambia a la red principal de Polygon.',
  'toast.walletFailed': 'No se pudo conectar la billetera.',
  'toast.walletConnected': '¡Billetera conectada!',
  'toast.walletDisconnected': 'Billetera desconectada.',
  'toast.linkMissing': '¡No se encontró el enlace del perfil!',
  'toast.linkCopied': '¡Enlace de referido copiado!',
  'toast.linkNotCopied': 'No se pudo copiar el enlace.',
  'toast.noGlobalPools': 'No se encontraron Global Pools.',
  'toast.invalidPool': 'El pool elegido no es válido.',
  'toast.noEligiblePools': 'No se encontraron pools en los que cobrar.',
  'toast.noWallet': 'No hay ninguna billetera conectada.',
  'toast.userCancelled': 'Cancelaste la transacción.',
  'toast.claimSuccessful': 'Cobro realizado',
  'toast.claimFailed': 'La transacción falló.',
  'toast.somethingWrong': 'Algo salió mal. Inténtalo de nuevo.',
  'toast.revert': 'Revertida: {reason}',
  'toast.revertUndecoded': 'La transacción se revirtió y no se pudo leer el motivo.',
  'toast.poolsNotLoaded': 'No se pudieron cargar los pools',
  'toast.insufficientBalance':
    'Saldo insuficiente para comprar el Nivel {level}. Tienes {balance} tokens y necesitas {fee} tokens.',
  'toast.invalidPurchase': 'Los datos de la compra no son válidos.',
  'toast.contractRevert': 'Revertido por el contrato: {name}',
  'toast.transactionFailed': 'La transacción falló. Inténtalo de nuevo.',
  'toast.profileUpdated': 'Perfil actualizado',
  'toast.profileNotUpdated': 'No se pudo actualizar el perfil',
  'toast.profileError': 'Error al actualizar el perfil',
  'toast.tokensNotLoaded': 'No se pudo cargar la información de los tokens',
};
