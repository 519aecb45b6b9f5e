/**
 * A store's life. A draft lacks something; `em_analise` waits for staff; only an open one sells. What a suspended one
 * sold before is still sent, and what is due to it is still paid.
 */
export const storeStates = ['rascunho', 'em_analise', 'aberta', 'recusada', 'suspensa', 'encerrada'] as const
export type StoreState = (typeof storeStates)[number]

export const documentKinds = ['cpf', 'cnpj'] as const
export type DocumentKind = (typeof documentKinds)[number]
