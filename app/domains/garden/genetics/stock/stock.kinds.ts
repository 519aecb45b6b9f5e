export const stockKinds = ['semente', 'clone'] as const
