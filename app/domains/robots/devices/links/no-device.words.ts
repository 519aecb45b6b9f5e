/** The sentence of the specification, section 8. */
export const NO_DEVICE = 'Não encontramos esse dispositivo. Veja abaixo o que você pode fazer!'
