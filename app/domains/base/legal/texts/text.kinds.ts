/** Legally binding texts with versions: one slice and one set of pages for all kinds (/admin/{name}). */
export const textKindNames = ['termos_de_servico', 'politica_de_privacidade'] as const
export type TextKindName = (typeof textKindNames)[number]

export type TextKind = {
  name: TextKindName
  title: string
  /** 'Versões dos termos de serviço': the admin title. */
  versions: string
  /** Segment of API paths. */
  call: 'terms-of-service' | 'privacy-policy'
  /** Public page of the current one. */
  address: string
  /** Cache tag of the visitor pages that show it. */
  tag: string
  missing: string
}

export const textKinds = {
  termos_de_servico: {
    name: 'termos_de_servico',
    title: 'Termos de serviço',
    versions: 'Versões dos termos de serviço',
    call: 'terms-of-service',
    address: '/termos-e-condicoes',
    tag: 'terms',
    missing: 'Ainda não há termos de serviço publicados.',
  },
  politica_de_privacidade: {
    name: 'politica_de_privacidade',
    title: 'Política de privacidade',
    versions: 'Versões da política de privacidade',
    call: 'privacy-policy',
    address: '/privacidade',
    tag: 'privacy-policy',
    missing: 'Ainda não há política de privacidade publicada.',
  },
} as const satisfies Record<TextKindName, TextKind>
