import { AppError } from '#platform/errors.ts'
import type { Device } from './device.ts'
import { type Access, type Refusal, refusal } from './rules.ts'
import type { Viewer } from './viewer.ts'

const sentences: Partial<Record<Refusal['why'], string>> = {
  leaving: 'Você pediu para apagar sua conta. Para continuar, desista de apagar.',
  unverified: 'Confirme seu e-mail para continuar.',
  terms: 'Aceite os termos de serviço atuais para continuar.',
  password: 'Troque sua senha para continuar.',
  unconfirmed: 'Complete seu cadastro para continuar.',
}

/** Throws 401 or 403, with a sentence and the reason, unless the rule lets the viewer in. */
export function demandAccess(access: Access, viewer: Viewer, device: Device = null) {
  const refused = refusal(access, viewer, device)
  if (!refused) return
  if (refused.why === 'signed_out')
    throw new AppError('unauthorized', access === 'device' ? 'O segredo do robô falta ou não vale.' : undefined)
  const sentence = refused.why === 'forbidden' ? refused.sentence : sentences[refused.why]
  throw new AppError('forbidden', sentence, { reason: refused.why })
}
