import type { StoreRight } from './rights.model.ts'
import type { StoreRole } from './store-role.kinds.ts'

export const roleNames: Record<StoreRole, string> = {
  owner: 'Responsável',
  manager: 'Gerente',
  viewer: 'Leitura',
}

export const roleHelp: Record<StoreRole, string> = {
  owner: 'Pode tudo, e responde pela loja.',
  manager: 'Cuida do dia a dia: produtos, pedidos, envios e mensagens.',
  viewer: 'Vê tudo e não muda nada.',
}

export const rightNames: Record<StoreRight, string> = {
  'store.read': 'Ver a loja por dentro',
  'store.edit': 'Mudar textos, contato e vitrine, e responder mensagens',
  'store.close': 'Encerrar a loja',
  'members.manage': 'Convidar pessoas e mudar papéis',
  'products.manage': 'Cuidar dos produtos e do estoque',
  'freight.manage': 'Cuidar do frete',
  'orders.manage': 'Cuidar dos pedidos',
  'coupons.manage': 'Criar cupons',
  'courses.manage': 'Criar e editar cursos',
  'subscriptions.manage': 'Cuidar das assinaturas',
  'affiliations.manage': 'Cuidar dos afiliados',
  'partnerships.manage': 'Cuidar das parcerias',
  'receivers.manage': 'Escolher quem recebe o dinheiro',
}
