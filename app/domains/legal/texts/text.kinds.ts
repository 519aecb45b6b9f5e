/** The texts that bind, as versions: one slice and one set of screens for each kind (/admin/{name}). */
export const textKindNames = ['termos_de_servico', 'politica_de_privacidade'] as const
export type TextKindName = (typeof textKindNames)[number]

export type TextKind = {
  name: TextKindName
  title: string
  /** 'Versões dos termos de serviço': the administration's title. */
  versions: string
  /** Part of the API's addresses. */
  call: 'terms-of-service' | 'privacy-policy'
  /** Where everybody reads the current one. */
  address: string
  /** Visitors' pages that show it (cache). */
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
