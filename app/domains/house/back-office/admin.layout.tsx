import { Outlet } from 'react-router'
import { AdminLayout as Frame } from '#ui/admin/admin-layout.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { errorMeta } from '#ui/document/page-meta.ts'

export const meta = errorMeta

const groups = [
  { entries: [{ to: '/admin', label: 'Painel', icon: 'gauge' as const, end: true }] },
  {
    title: 'Cultivo',
    entries: [
      { to: '/admin/ciclos_da_planta', label: 'Ciclos da planta', icon: 'sprout' as const },
      { to: '/admin/aparencia_da_planta', label: 'Aparência', icon: 'leaf' as const },
      { to: '/admin/cuidados_planta', label: 'Cuidados', icon: 'droplets' as const },
      { to: '/admin/saude_da_planta', label: 'Saúde', icon: 'activity' as const },
      { to: '/admin/geneticas', label: 'Genéticas', icon: 'git-branch' as const },
      { to: '/admin/stuffs', label: 'Equipamentos', icon: 'package' as const },
      { to: '/admin/stuffs_type', label: 'Tipos de equipamento', icon: 'shapes' as const },
      { to: '/admin/plano_de_cultivo', label: 'Planos de cultivo', icon: 'clipboard-list' as const },
      { to: '/admin/status-plano-de-cultivo', label: 'Status dos planos', icon: 'list-checks' as const },
    ],
  },
  {
    title: 'Ganzá',
    entries: [
      { to: '/admin/ganza/dispositivos', label: 'Dispositivos', icon: 'bot' as const },
      { to: '/admin/ganza/ver', label: 'Procurar um robô', icon: 'search' as const },
      { to: '/admin/ganza/modelos', label: 'Modelos', icon: 'shapes' as const },
      { to: '/admin/ganza/modos', label: 'Modos', icon: 'sliders-horizontal' as const },
      { to: '/admin/ganza/sensores-de-telemetria', label: 'Sensores', icon: 'activity' as const },
      { to: '/admin/ganza/telas', label: 'Telas', icon: 'monitor' as const },
      { to: '/admin/ganza/parts', label: 'Peças', icon: 'package' as const },
      { to: '/admin/ganza/versoes-arduino', label: 'Versões do firmware', icon: 'cpu' as const },
      { to: '/admin/ganza/eventos/eventos-dispositivo', label: 'Eventos dos robôs', icon: 'list' as const },
      { to: '/admin/ganza/eventos/eventos-backend', label: 'Eventos do servidor', icon: 'server' as const },
    ],
  },
  {
    title: 'Comunidade',
    entries: [
      { to: '/admin/denuncias', label: 'Denúncias', icon: 'flag' as const },
      { to: '/admin/palavras', label: 'Palavras', icon: 'ban' as const },
      { to: '/admin/postagens', label: 'Posts', icon: 'message-square' as const },
      { to: '/manager', label: 'Gestão', icon: 'gauge' as const },
      { to: '/admin/pesquisas', label: 'Pesquisas', icon: 'clipboard-check' as const },
      { to: '/admin/ads/midias', label: 'Anúncios', icon: 'megaphone' as const },
      { to: '/admin/ads/ads_type', label: 'Espaços de anúncio', icon: 'layout-grid' as const },
      { to: '/admin/redes_sociais', label: 'Redes sociais', icon: 'share-2' as const },
    ],
  },
  {
    title: 'Blog',
    entries: [
      { to: '/admin/blog/postagens', label: 'Postagens', icon: 'newspaper' as const },
      { to: '/admin/blog/categorias', label: 'Categorias', icon: 'layers' as const },
      { to: '/admin/blog/tags', label: 'Tags', icon: 'tags' as const },
    ],
  },
  {
    title: 'Copa',
    entries: [
      { to: '/admin/copa-grower/edicoes', label: 'Edições', icon: 'trophy' as const },
      { to: '/admin/copa-grower/modalidades', label: 'Modalidades', icon: 'layers' as const },
      { to: '/admin/copa-grower/criterios', label: 'Critérios', icon: 'scale' as const },
      { to: '/admin/copa-grower/inscritos', label: 'Inscritos', icon: 'sprout' as const },
      { to: '/admin/copa-grower/avaliadores', label: 'Avaliadores', icon: 'gavel' as const },
      { to: '/admin/copa-grower/professores', label: 'Professores', icon: 'graduation-cap' as const },
      { to: '/admin/copa-grower/bancada', label: 'Bancada', icon: 'clipboard-list' as const },
      { to: '/admin/copa-grower/votos', label: 'Votos em quarentena', icon: 'shield-check' as const },
      { to: '/admin/copa-grower/resultados', label: 'Resultados', icon: 'award' as const },
      { to: '/admin/copa-grower/premios', label: 'Prêmios', icon: 'gift' as const },
      { to: '/admin/copa-grower/patrocinadores', label: 'Patrocinadores', icon: 'store' as const },
    ],
  },
  {
    title: 'Jogo',
    entries: [
      { to: '/admin/gameficacao/action-types', label: 'Tipos de ação', icon: 'zap' as const },
      { to: '/admin/gameficacao/levels', label: 'Níveis', icon: 'sprout' as const },
      { to: '/admin/gameficacao/badges', label: 'Emblemas', icon: 'award' as const },
      { to: '/admin/gameficacao/missoes', label: 'Missões', icon: 'target' as const },
      { to: '/admin/gameficacao/recompensas', label: 'Recompensas', icon: 'gift' as const },
      { to: '/admin/gameficacao/entregas', label: 'Entregas e pontos', icon: 'package' as const },
      { to: '/admin/gameficacao/previa', label: 'Prévia das regras', icon: 'scan-line' as const },
    ],
  },
  {
    title: 'Comunidade 360',
    entries: [
      { to: '/admin/comunidade360/processos', label: 'Processos', icon: 'scale' as const },
      { to: '/admin/comunidade360/profissionais', label: 'Profissionais', icon: 'users' as const },
      { to: '/admin/comunidade360/status', label: 'Status', icon: 'list-checks' as const },
      { to: '/admin/comunidade360/passagens', label: 'Passagens', icon: 'arrow-right' as const },
      { to: '/admin/comunidade360/configuracoes-documentos', label: 'Documentos', icon: 'file-text' as const },
      { to: '/admin/comunidade360/faqs-chat', label: 'Perguntas do chat', icon: 'message-circle' as const },
      { to: '/admin/comunidade360/respostas', label: 'Respostas prontas', icon: 'clipboard-list' as const },
      {
        to: '/admin/comunidade360/modelos-de-assinatura',
        label: 'Modelos para assinar',
        icon: 'notebook-pen' as const,
      },
      { to: '/admin/comunidade360/tags-processos', label: 'Tags', icon: 'tags' as const },
      { to: '/admin/comunidade360/configuracoes', label: 'Configurações', icon: 'sliders-horizontal' as const },
    ],
  },
  {
    title: 'Marketplace',
    entries: [
      { to: '/admin/marketplace/lojas', label: 'Lojas', icon: 'store' as const },
      { to: '/admin/marketplace/pedidos', label: 'Pedidos', icon: 'package' as const },
      { to: '/admin/marketplace/atencao', label: 'Precisa de atenção', icon: 'triangle-alert' as const },
      { to: '/admin/marketplace/recebedores', label: 'Recebedores', icon: 'banknote' as const },
      { to: '/admin/marketplace/produtos', label: 'Produtos', icon: 'package-open' as const },
      { to: '/admin/marketplace/categorias', label: 'Categorias', icon: 'layers' as const },
      { to: '/admin/marketplace/tipos_produto', label: 'Tipos de produto', icon: 'tags' as const },
    ],
  },
  {
    title: 'Mensagens',
    entries: [
      { to: '/admin/whatsapp/send_messages_system', label: 'Novo envio', icon: 'send' as const },
      { to: '/admin/whatsapp/messages_sends', label: 'Envios por WhatsApp', icon: 'message-circle' as const },
      { to: '/admin/whatsapp/catalog_messages', label: 'Catálogo', icon: 'file-text' as const },
      { to: '/admin/whatsapp/type_messages', label: 'Tipos', icon: 'tags' as const },
      { to: '/admin/discord/messages_sends', label: 'Envios no Discord', icon: 'hash' as const },
      { to: '/admin/discord/messages', label: 'Mensagens do Discord', icon: 'message-square' as const },
      { to: '/admin/discord/channels', label: 'Canais do Discord', icon: 'list' as const },
    ],
  },
  {
    title: 'Jurídico',
    entries: [
      { to: '/admin/termos_de_servico', label: 'Termos de serviço', icon: 'file-text' as const },
      { to: '/admin/politica_de_privacidade', label: 'Política de privacidade', icon: 'shield-check' as const },
    ],
  },
  {
    title: 'Pessoas',
    entries: [
      { to: '/admin/usuarios', label: 'Usuários', icon: 'users' as const },
      { to: '/admin/roles', label: 'Papéis e permissões', icon: 'shield' as const },
    ],
  },
  {
    title: 'Operação',
    entries: [
      { to: '/admin/auditoria', label: 'Auditoria', icon: 'history' as const },
      { to: '/admin/duvidas', label: 'Dúvidas', icon: 'circle-question-mark' as const },
      { to: '/admin/duvidas-votos', label: 'Dúvidas que ajudaram', icon: 'thumbs-up' as const },
      { to: '/admin/contatos', label: 'Contatos', icon: 'life-buoy' as const },
      { to: '/admin/caixa-de-saida', label: 'Caixa de saída', icon: 'mail' as const },
    ],
  },
]

/** The administration layout. What each page shows is decided by its own access rule and the API. */
export default function AdminLayout() {
  return (
    <Frame title="Administração" groups={groups} exit={{ to: '/', label: 'Voltar ao site' }}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame title="Administração" groups={groups} exit={{ to: '/', label: 'Voltar ao site' }}>
      <ErrorPage error={error} />
    </Frame>
  )
}
