/** Exact sentence of the specification (6). */
export const NO_ROLE = 'Você não tem permissão para acessar esta loja.'
