import type { Carrier } from './carrier.kinds.ts'

export const carrierWords: Record<Carrier, string> = {
  correios: 'Correios',
  jadlog: 'Jadlog',
  loggi: 'Loggi',
  azul: 'Azul Cargo',
  motoboy: 'Motoboy',
  propria: 'Entrega da própria loja',
  outra: 'Outra transportadora',
}
