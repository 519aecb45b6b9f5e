import { ownValue } from '#shared/own-value.ts'

/** What a recorded field is called, by its key. */
const labels: Record<string, string> = {
  ...{ active: 'Ativo', address: 'Endereço', alt: 'Descrição da imagem', amount: 'Valor', anonymous: 'Anônima' },
  ...{ answer: 'Resposta', archived_at: 'Arquivado em', audience: 'Para quem', available_by: 'Quem pode ler' },
  ...{ seen_on: 'Visto em', safety_days: 'Carência (dias)', problem: 'Problema', own_name: 'Outro nome' },
  ...{ closed_on: 'Encerrado em', on: 'Dia' },
  ...{ bio: 'Sobre', body: 'Texto', bought_on: 'Comprado em', brand: 'Marca', bytes: 'Tamanho em bytes' },
  ...{ channels: 'Canais', city: 'Cidade', closed_from: 'Fechada de', closed_message: 'Aviso de fechada' },
  ...{ closed_to: 'Fechada até', closes_on: 'Encerra em', code: 'Código', count: 'Quantos', cpf: 'CPF' },
  ...{ channel_ids: 'Canais', consent: 'Disse sim a', joined_days: 'Cadastro nos últimos (dias)' },
  ...{ cured_g: 'Peso curado (g)', cycles: 'Fases', daily_limit: 'Limite por dia', decimals: 'Casas decimais' },
  ...{ delivery: 'Entrega', depth_cm: 'Profundidade (cm)', description: 'Descrição', detail: 'Detalhe' },
  ...{ deleted_at: 'Apagado em', discoverable: 'Aparece nas buscas', doses: 'Doses', dry_g: 'Peso seco (g)' },
  ...{ destination: 'Onde', message_id: 'Mensagem', template_id: 'Modelo' },
  ...{ queued: 'Na fila de novo', recipient_id: 'Destinatário', registration: 'Cadastro', role: 'Papel' },
  ...{ unsure: 'Também as sem resposta', user_type: 'Tipo de conta' },
  ...{ effect: 'Efeito', effective_at: 'Vale desde', ended: 'Encerradas', ended_at: 'Terminou em' },
  ...{ ended_on: 'Terminou em', ends_at: 'Termina em', ends_on: 'Termina em', firmware: 'Versão' },
  ...{ first_purchase: 'Só na primeira compra', force: 'Aceita versão menor', former: 'Versão anterior' },
  ...{ free_from: 'Grátis a partir de', genetic_name: 'Genética', group_name: 'Grupo', happened_at: 'Quando' },
  ...{ height: 'Altura', height_cm: 'Altura (cm)', hidden_at: 'Escondido em', high: 'Máximo' },
  ...{ highlighted_at: 'Destacado em', in_search: 'Aparece nas buscas', interval_seconds: 'Intervalo (s)' },
  ...{ kind: 'Tipo', label: 'Nome', leaf_offset: 'Diferença da folha (°C)', life_hours: 'Vida útil (h)' },
  ...{ link: 'Link', listable: 'Aparece nas listas', loss_cause: 'Causa da perda', low: 'Mínimo' },
  ...{ made: 'Feitos', max_per_user: 'Usos por pessoa', max_uses: 'Usos ao todo', measures: 'Medidas' },
  ...{ method: 'Método', min_goods: 'A partir de', model: 'Modelo', models: 'Modelos', name: 'Nome' },
  ...{ most_failures_percent: 'Pausa acima de (%)', most_per_minute: 'Variação por minuto' },
  ...{ need_update_password: 'Precisa trocar a senha', networks: 'Redes sociais', note: 'Nota', notes: 'Notas' },
  ...{ on_hand: 'Estoque', only_from: 'Só de quem tem a versão', open: 'Aberto', opens_on: 'Abre em' },
  ...{ order: 'Ordem', order_by: 'Ordem', origin: 'Origem', outcome: 'Decisão', parts: 'Peças' },
  ...{ paused_why: 'Pausada por', payment: 'Pagamento', percent: 'Parte dos robôs (%)', permissions: 'Permissões' },
  ...{ pinned_at: 'Fixado em', platform_fee_bps: 'Taxa da plataforma', price: 'Preço', private: 'Privado' },
  ...{ product: 'Produto', published_at: 'Publicado em', quantity: 'Quantidade', questions: 'Perguntas' },
  ...{ reason: 'Motivo', refunded_amount: 'Devolvido', reviewed_at: 'Revista em', roles: 'Papéis' },
  ...{ running: 'Em curso', screens: 'Telas', sensors: 'Sensores', serial: 'Número de série' },
  ...{ serials: 'Números de série', sessions_ended: 'Sessões encerradas', shows: 'Mostra', specs: 'Ficha' },
  ...{
    set_for: 'Data marcada',
    slots: 'Horários',
    stars: 'Estrelas',
    started_on: 'Começou em',
    starts_at: 'Começa em',
    starts_on: 'Começa em',
  },
  ...{ state: 'Situação', state_reason: 'Motivo', status: 'Situação', strength: 'Força' },
  ...{ stuck_minutes: 'Parado após (min)', summary: 'Resumo', suspended_at: 'Suspensa em' },
  ...{ suspended_until: 'Suspensa até', tagline: 'Frase', teaser: 'Chamada', template: 'Modelo pronto' },
  ...{ text: 'Texto', thing: 'Sobre', title: 'Título', tracking: 'Rastreio', trendable: 'Pode ficar em alta' },
  ...{ type: 'Tipo', unit: 'Unidade', until: 'Até', user_type: 'Tipo de conta', variant_name: 'Opção' },
  ...{ version: 'Versão', weight: 'Peso', wet_g: 'Peso úmido (g)', width: 'Largura', width_cm: 'Largura (cm)' },
  ...{ word: 'Palavra', ended_why: 'Por que terminou', program: 'Programa', cycle_since: 'Nesta fase desde' },
  ...{ legal_name: 'Nome de quem vende', about: 'Sobre a loja', shipping_policy: 'Envio', returns_policy: 'Trocas' },
  ...{ bps: 'Parte', window_days: 'Janela (dias)', sku: 'Código', options: 'Opções', hours: 'Horário', uf: 'UF' },
  ...{ publish_on: 'Publica em', digital: 'Digital', length_cm: 'Comprimento (cm)' },
  ...{ points: 'Pontos', cause: 'O que conta', daily_cap: 'Vezes por dia', cooldown_hours: 'Intervalo (h)' },
  ...{ times: 'Vezes', first_times: 'Vezes', second_times: 'Vezes (segunda)', third_times: 'Vezes (terceira)' },
  ...{ tier: 'Grau', way: 'Como se ganha', secret: 'Secreto', nickname: 'Pessoa', cost: 'Custo', stock: 'Estoque' },
  ...{ snowflake: 'Número no Discord', topic: 'Assunto', category: 'Categoria', language: 'Idioma' },
  ...{ breeder: 'Criador', flowering: 'Floração', indica_percent: 'Parte indica (%)', seed_sex: 'Sementes' },
  ...{ weeks_from: 'Semanas, no mínimo', weeks_to: 'Semanas, no máximo', proposed_at: 'Proposta em' },
  ...{ declined_why: 'Por que não', plants: 'Plantas', stocks: 'Pacotes', children: 'Cruzamentos' },
  ...{ off_reais: 'Desconto (R$)', last_day: 'Último dia' },
  ...{
    compare_at_price: 'Preço cheio',
    submitted_at: 'Enviado em',
    tracks_stock: 'Conta estoque',
    low_stock: 'Estoque baixo em',
    weight_grams: 'Peso (g)',
    recipient: 'Quem recebe',
    icon: 'Ícone',
    key: 'Chave no protocolo',
  },
  ...{ advogado: 'Advocacia', advogado_secundario: 'Segunda advocacia', 'advogado-secundario': 'Segunda advocacia' },
  ...{ medico: 'Medicina', engenheiro_agronomo: 'Agronomia', 'engenheiro-agronomo': 'Agronomia', by: 'Quem' },
  ...{
    link_pag_medico: 'Pagamento da consulta',
    link_pag_eng_agro: 'Pagamento do laudo',
    profession: 'Profissão',
    distribution: 'Distribuição',
  },
  ...{ client_text: 'O que o cliente lê', waits_for: 'Espera por', closes: 'Encerra', register: 'Registro' },
  ...{
    answer: 'Resposta',
    question: 'Pergunta',
    days: 'Prazo em dias úteis',
    compartment: 'Quem lê',
    process_kind: 'Pedido em',
    months: 'Vale por (meses)',
  },
  ...{ required: 'Obrigatório', help: 'Como conseguir', verdict: 'Decisão' },
  ...{ document_kind_id: 'Na lista de documentos', countersigned: 'O profissional também assina' },
  ...{ entries_at: 'Inscrições', popular_at: 'Votação popular', judges_at: 'Votação dos jurados', final_at: 'Final' },
  ...{ best_at: 'Cultivo do ano', prizes_at: 'Entrega dos prêmios', jury_weight: 'Peso dos jurados (%)' },
  ...{ finalists: 'Finalistas', authorisation_body: 'Quem autorizou', authorisation_number: 'Autorização' },
  ...{
    published: 'Aparece no site',
    rules: 'Regulamento',
    level: 'Nível',
    place: 'Lugar',
    nickname: 'Apelido',
    subject: 'O que ensina',
  },
  ...{ state_note: 'Nota da entrega', accepted: 'Aceito', correction: 'Retificação', from: 'Copiada de' },
}

/**
 * Fields that say nothing to a reader: ids, keys and addresses of rows, numbers reckoned from other rows, what only serves
 * searching. Those of a person are said by the entry's subject.
 */
const silent =
  /(^|_)(id|ids|key|slug|uuid|path|hash|url)$|_count$|^(created|updated|edited|answered|reviewed)_(at|by)$|^(can|search|search_text|rank|sha256|signature|page|target|lines|steps|reasons|reached|robots|postponed|impressions|clicks|versions|depth|week_authors|week_posts|source|photo|photos|cycle_day|min_price|max_price|stars_sum|reserved|position|target|parent|created_by)$/

/** Values kept as codes in English, and those whose words the code does not tell. */
const codes: Record<string, string> = {
  ...{ admin: 'administração', grower: 'grower', medico: 'médico', owner: 'dono', manager: 'gerente' },
  ...{
    viewer: 'leitura',
    everyone: 'todos',
    measured: 'medido',
    switched: 'ligado ou não',
  },
  ...{ fisico: 'físico', violencia: 'violência', odio: 'ódio', assedio: 'assédio', duvida: 'dúvida', robo: 'robô' },
  ...{ espacos: 'espaços', germinacao: 'germinação', floracao: 'floração', medicao: 'medição', agua: 'água' },
  ...{ manutencao: 'manutenção', aprovacao: 'aprovação', concluido: 'concluído', concluida: 'concluída', mes: 'mês' },
  ...{ credito: 'crédito', debito: 'débito', poupanca: 'poupança', saude: 'saúde', alimentacao: 'alimentação' },
  ...{ failed: 'falhou', done: 'feita', pending: 'esperando', staff: 'pela equipe', withdrawn: 'versão retirada' },
  ...{ failures: 'falhas demais', lamp: 'lâmpada', percent: 'percentual', fixed: 'valor fixo', open: 'aberta' },
  ...{
    closed: 'encerrada',
    draft: 'rascunho',
    em_analise: 'em análise',
    em_revisao: 'em revisão',
    single: 'uma resposta',
    multiple: 'várias respostas',
  },
}

/** Fields that point at something which has a name: said by it, or not at all. */
export const references = {
  ...{ assigned_to: 'Responsável', about_user_id: 'Pessoa', user_id: 'Pessoa', plan_status_id: 'Situação' },
  ...{ plant_cycle_id: 'Fase', space_id: 'Espaço', store_id: 'Loja', parent_id: 'Dentro de' },
}
export type Reference = keyof typeof references
export const isReference = (key: string): key is Reference => Object.hasOwn(references, key)

export const isSilent = (key: string) => silent.test(key)

/** Undefined for a key that nobody named: app/…/audit-words.test.ts fails for those of the house. */
export const labelOf = (key: string): string | undefined => ownValue(labels, key) ?? ownValue(references, key)

export const codeWords = (code: string) => ownValue(codes, code) ?? code.replaceAll('_', ' ')
