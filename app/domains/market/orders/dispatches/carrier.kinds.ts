export const carriers = ['correios', 'jadlog', 'loggi', 'azul', 'motoboy', 'propria', 'outra'] as const
export type Carrier = (typeof carriers)[number]
