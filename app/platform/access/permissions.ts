/** Every permission that the code checks, with the label that admins read. Roles bundle them. */
export const permissions = {
  'plants.manage': 'Ver e editar plantas de qualquer pessoa e os catálogos do cultivo',
  'genetics.manage': 'Cuidar da biblioteca de genéticas: aceitar propostas, corrigir e juntar repetidas',
  'comments.manage': 'Apagar comentários de qualquer pessoa',
  'posts.manage': 'Ver, editar, destacar e apagar posts de qualquer pessoa, e cuidar das hashtags',
  'reports.manage': 'Decidir denúncias e recursos',
  'words.manage': 'Cuidar da lista de palavras da moderação',
  'users.manage': 'Ver e editar usuários, papéis e sessões',
  'access.read': 'Ver os acessos de uma pessoa (a consulta fica na auditoria)',
  'audit.read': 'Ver a auditoria, com o que a equipe fez com as coisas de outras pessoas',
  'support.manage': 'Ler e responder os atendimentos',
  'blog.manage': 'Aprovar, agendar e tirar do ar as postagens do blog, e cuidar das categorias e tags',
  'courses.manage': 'Ver e editar os cursos de qualquer professor, e cuidar dos tipos de evento',
  'cup.manage': 'Cuidar da copa: edições, inscritos, bancada, votos em quarentena e resultados',
  'game.manage': 'Cuidar dos pontos, níveis, emblemas, missões e recompensas',
  'processes.manage': 'Cuidar da Comunidade 360: configurações, profissionais, status e distribuição dos processos',
  'surveys.manage': 'Criar pesquisas e ver as respostas',
  'ads.manage': 'Cuidar dos anúncios e ver os números deles',
  'messages.manage': 'Cuidar das mensagens por WhatsApp e Discord: tipos, modelos, canais e envios',
  'networks.manage': 'Cuidar das redes sociais do site',
  'marketplace.manage': 'Cuidar das lojas, produtos, pedidos e recebedores do marketplace',
  'devices.manage': 'Cuidar dos robôs: modelos, modos, firmware e cada aparelho',
  'legal.manage': 'Publicar termos de serviço e política de privacidade',
  'help.manage': 'Cuidar das perguntas da ajuda e ver o que ajudou',
  'mail.read': 'Ver a caixa de saída de e-mails',
} as const

export type Permission = keyof typeof permissions
