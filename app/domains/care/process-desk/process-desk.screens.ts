import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Processes = { data: { token: string; client: string }[] }

const lists = [
  ...[
    'status',
    'passagens',
    'tags-processos',
    'profissionais',
    'configuracoes-documentos',
    'faqs-chat',
    'respostas',
    'modelos-de-assinatura',
  ],
].map((list) => `/admin/comunidade360/${list}`)

/** The client's own process in every area, and the team's pages. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Processes>('comunidade360/processo?area=cliente', 'cliente')
  const token = data[0]?.token ?? ''
  const professionals = await ask<{ data: { id: number }[] }>('comunidade360/profissional', 'admin')
  const handOver = `/admin/comunidade360/profissionais/${professionals.data[0]?.id ?? 0}/passar-processos`
  const pages = (area: string) => {
    const root = `/comunidade-360/${area}`
    const one = `${root}/processo/${token}`
    return [root, `${root}/processos`, one, `${one}/documentos`, `${one}/chat`]
  }
  const asked = await ask<{ data: { uuid: string }[] }>('comunidade360/contato', 'acolhimento')
  const contacts = ['', `/${asked.data[0]?.uuid ?? ''}`].map((path) => `/comunidade-360/advogado/contatos${path}`)
  return [
    ...seenBy('cliente', [...pages('cliente'), `/comunidade-360/cliente/processo/${token}/provas`]),
    ...seenBy('vizinha', ['/comunidade-360/cliente']),
    ...seenBy('advogado', pages('advogado')),
    ...seenBy('medica', pages('medico')),
    ...seenBy('agronoma', pages('engenheiro-agronomo')),
    ...seenBy('acolhimento', [...pages('advogado').slice(0, 4), ...contacts]),
    ...seenBy('admin', ['/admin/comunidade360/processos', '/admin/comunidade360/configuracoes', handOver, ...lists]),
  ]
}
