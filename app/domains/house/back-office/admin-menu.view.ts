import { type Access, refusal } from '#platform/access/rules.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { MenuGroup } from '#ui/admin/area-menu.tsx'
import type { NavEntry } from '#ui/navigation/entries.ts'

type Entry = NavEntry & {
  /** Its page's rule, where it is not the group's. */
  needs?: Access
}
type Group = { title?: string; needs: Access; entries: Entry[] }

const groups: Group[] = [
  {
    needs: 'admin',
    entries: [
      { to: '/admin', label: 'Painel', icon: 'gauge', end: true },
      { to: '/manager', label: 'Gestão', icon: 'gauge', needs: 'manager' },
    ],
  },
  {
    title: 'Cultivo',
    needs: 'can:plants.manage',
    entries: [
      { to: '/admin/ciclos_da_planta', label: 'Ciclos da planta', icon: 'sprout' },
      { to: '/admin/aparencia_da_planta', label: 'Aparência', icon: 'leaf' },
      { to: '/admin/cuidados_planta', label: 'Cuidados', icon: 'droplets' },
      { to: '/admin/saude_da_planta', label: 'Saúde', icon: 'activity' },
      { to: '/admin/geneticas', label: 'Genéticas', icon: 'git-branch', needs: 'can:genetics.manage' },
      { to: '/admin/stuffs', label: 'Equipamentos', icon: 'package' },
      { to: '/admin/stuffs_type', label: 'Tipos de equipamento', icon: 'shapes' },
      { to: '/admin/plano_de_cultivo', label: 'Planos de cultivo', icon: 'clipboard-list' },
      { to: '/admin/status-plano-de-cultivo', label: 'Status dos planos', icon: 'list-checks' },
    ],
  },
  {
    title: 'Ganzá',
    needs: 'can:devices.manage',
    entries: [
      { to: '/admin/ganza/dispositivos', label: 'Dispositivos', icon: 'bot' },
      { to: '/admin/ganza/ver', label: 'Procurar um robô', icon: 'search' },
      { to: '/admin/ganza/modelos', label: 'Modelos', icon: 'shapes' },
      { to: '/admin/ganza/modos', label: 'Modos', icon: 'sliders-horizontal' },
      { to: '/admin/ganza/sensores-de-telemetria', label: 'Sensores', icon: 'activity' },
      { to: '/admin/ganza/telas', label: 'Telas', icon: 'monitor' },
      { to: '/admin/ganza/parts', label: 'Peças', icon: 'package' },
      { to: '/admin/ganza/versoes-arduino', label: 'Versões do firmware', icon: 'cpu' },
      { to: '/admin/ganza/eventos/eventos-dispositivo', label: 'Eventos dos robôs', icon: 'list' },
      { to: '/admin/ganza/eventos/eventos-backend', label: 'Eventos do servidor', icon: 'server' },
    ],
  },
  {
    title: 'Comunidade',
    needs: 'can:posts.manage',
    entries: [
      { to: '/admin/denuncias', label: 'Denúncias', icon: 'flag', needs: 'can:reports.manage' },
      { to: '/admin/palavras', label: 'Palavras', icon: 'ban', needs: 'can:words.manage' },
      { to: '/admin/postagens', label: 'Posts', icon: 'message-square' },
      { to: '/admin/pesquisas', label: 'Pesquisas', icon: 'clipboard-check', needs: 'can:surveys.manage' },
      { to: '/admin/ads/midias', label: 'Anúncios', icon: 'megaphone', needs: 'can:ads.manage' },
      { to: '/admin/ads/ads_type', label: 'Espaços de anúncio', icon: 'layout-grid', needs: 'can:ads.manage' },
      { to: '/admin/redes_sociais', label: 'Redes sociais', icon: 'share-2', needs: 'can:networks.manage' },
    ],
  },
  {
    title: 'Blog',
    needs: 'can:blog.manage',
    entries: [
      { to: '/admin/blog/postagens', label: 'Postagens', icon: 'newspaper' },
      { to: '/admin/blog/categorias', label: 'Categorias', icon: 'layers' },
      { to: '/admin/blog/tags', label: 'Tags', icon: 'tags' },
    ],
  },
  {
    title: 'Copa',
    needs: 'can:cup.manage',
    entries: [
      { to: '/admin/copa-grower/edicoes', label: 'Edições', icon: 'trophy' },
      { to: '/admin/copa-grower/modalidades', label: 'Modalidades', icon: 'layers' },
      { to: '/admin/copa-grower/criterios', label: 'Critérios', icon: 'scale' },
      { to: '/admin/copa-grower/inscritos', label: 'Inscritos', icon: 'sprout' },
      { to: '/admin/copa-grower/avaliadores', label: 'Avaliadores', icon: 'gavel' },
      { to: '/admin/copa-grower/professores', label: 'Professores', icon: 'graduation-cap' },
      { to: '/admin/copa-grower/bancada', label: 'Bancada', icon: 'clipboard-list' },
      { to: '/admin/copa-grower/votos', label: 'Votos em quarentena', icon: 'shield-check' },
      { to: '/admin/copa-grower/resultados', label: 'Resultados', icon: 'award' },
      { to: '/admin/copa-grower/premios', label: 'Prêmios', icon: 'gift' },
      { to: '/admin/copa-grower/patrocinadores', label: 'Patrocinadores', icon: 'store' },
    ],
  },
  {
    title: 'Jogo',
    needs: 'can:game.manage',
    entries: [
      { to: '/admin/gameficacao/action-types', label: 'Tipos de ação', icon: 'zap' },
      { to: '/admin/gameficacao/levels', label: 'Níveis', icon: 'sprout' },
      { to: '/admin/gameficacao/badges', label: 'Emblemas', icon: 'award' },
      { to: '/admin/gameficacao/missoes', label: 'Missões', icon: 'target' },
      { to: '/admin/gameficacao/recompensas', label: 'Recompensas', icon: 'gift' },
      { to: '/admin/gameficacao/entregas', label: 'Entregas e pontos', icon: 'package' },
      { to: '/admin/gameficacao/previa', label: 'Prévia das regras', icon: 'scan-line' },
    ],
  },
  {
    title: 'Comunidade 360',
    needs: 'can:processes.manage',
    entries: [
      { to: '/admin/comunidade360/processos', label: 'Processos', icon: 'scale' },
      { to: '/admin/comunidade360/profissionais', label: 'Profissionais', icon: 'users' },
      { to: '/admin/comunidade360/status', label: 'Status', icon: 'list-checks' },
      { to: '/admin/comunidade360/passagens', label: 'Passagens', icon: 'arrow-right' },
      { to: '/admin/comunidade360/configuracoes-documentos', label: 'Documentos', icon: 'file-text' },
      { to: '/admin/comunidade360/faqs-chat', label: 'Perguntas do chat', icon: 'message-circle' },
      { to: '/admin/comunidade360/respostas', label: 'Respostas prontas', icon: 'clipboard-list' },
      {
        to: '/admin/comunidade360/modelos-de-assinatura',
        label: 'Modelos para assinar',
        icon: 'notebook-pen',
      },
      { to: '/admin/comunidade360/tags-processos', label: 'Tags', icon: 'tags' },
      { to: '/admin/comunidade360/configuracoes', label: 'Configurações', icon: 'sliders-horizontal' },
    ],
  },
  {
    title: 'Marketplace',
    needs: 'can:marketplace.manage',
    entries: [
      { to: '/admin/marketplace/lojas', label: 'Lojas', icon: 'store' },
      { to: '/admin/marketplace/pedidos', label: 'Pedidos', icon: 'package' },
      { to: '/admin/marketplace/atencao', label: 'Precisa de atenção', icon: 'triangle-alert' },
      { to: '/admin/marketplace/recebedores', label: 'Recebedores', icon: 'banknote' },
      { to: '/admin/marketplace/produtos', label: 'Produtos', icon: 'package-open' },
      { to: '/admin/marketplace/categorias', label: 'Categorias', icon: 'layers' },
      { to: '/admin/marketplace/tipos_produto', label: 'Tipos de produto', icon: 'tags' },
    ],
  },
  {
    title: 'Mensagens',
    needs: 'can:messages.manage',
    entries: [
      { to: '/admin/whatsapp/send_messages_system', label: 'Novo envio', icon: 'send' },
      { to: '/admin/whatsapp/messages_sends', label: 'Envios por WhatsApp', icon: 'message-circle' },
      { to: '/admin/whatsapp/catalog_messages', label: 'Catálogo', icon: 'file-text' },
      { to: '/admin/whatsapp/type_messages', label: 'Tipos', icon: 'tags' },
      { to: '/admin/discord/messages_sends', label: 'Envios no Discord', icon: 'hash' },
      { to: '/admin/discord/messages', label: 'Mensagens do Discord', icon: 'message-square' },
      { to: '/admin/discord/channels', label: 'Canais do Discord', icon: 'list' },
    ],
  },
  {
    title: 'Jurídico',
    needs: 'can:legal.manage',
    entries: [
      { to: '/admin/termos_de_servico', label: 'Termos de serviço', icon: 'file-text' },
      { to: '/admin/politica_de_privacidade', label: 'Política de privacidade', icon: 'shield-check' },
    ],
  },
  {
    title: 'Pessoas',
    needs: 'can:users.manage',
    entries: [
      { to: '/admin/usuarios', label: 'Usuários', icon: 'users' },
      { to: '/admin/roles', label: 'Papéis e permissões', icon: 'shield' },
    ],
  },
  {
    title: 'Operação',
    needs: 'can:support.manage',
    entries: [
      { to: '/admin/auditoria', label: 'Auditoria', icon: 'history', needs: 'can:audit.read' },
      { to: '/admin/duvidas', label: 'Dúvidas', icon: 'circle-question-mark', needs: 'can:help.manage' },
      { to: '/admin/duvidas-votos', label: 'Dúvidas que ajudaram', icon: 'thumbs-up', needs: 'can:help.manage' },
      { to: '/admin/contatos', label: 'Contatos', icon: 'life-buoy' },
      { to: '/admin/caixa-de-saida', label: 'Caixa de saída', icon: 'mail', needs: 'can:mail.read' },
    ],
  },
]

/** Where the administration begins for somebody; undefined: nowhere. */
export const adminBegins = (viewer: Viewer): string | undefined => adminMenu(viewer)[0]?.entries[0]?.to

/** What of the administration somebody may open: a link never leads to a closed door. */
export const adminMenu = (viewer: Viewer): MenuGroup[] =>
  groups
    .map(({ title, needs, entries }) => ({
      title,
      entries: entries.flatMap(({ needs: own = needs, ...entry }) => (refusal(own, viewer) ? [] : [entry])),
    }))
    .filter(({ entries }) => entries.length > 0)
