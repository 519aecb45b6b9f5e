import { AppError } from '#platform/errors.ts'

export const noOrder = () => new AppError('not_found', 'Não encontramos esse pedido.')
