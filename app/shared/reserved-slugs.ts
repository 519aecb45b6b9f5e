// Path segments that routes use where a slug or nickname could be, by kind: none that app/reserved-slugs.test.ts finds
// among the routes is missing.
const segments = {
  nickname:
    'add-espaco add-plano add-planta admin agenda api banca bloqueios calculadoras comparar conformidade consultoria dev discreto documentos edit-espaco edit-planta editar editorCpf equipe espaco espacos etiquetas ganza geneticas gerenciar grower importar item itens midia moderacao nutrientes plano planta plantas pote potes suporte tickets',
  planta: 'add-espaco add-plano add-planta edit-espaco edit-planta espacos itens plano plantas',
  espaco: 'add-espaco add-plano add-planta edit-espaco edit-planta espacos itens plano plantas',
  plano: 'add-espaco add-plano add-planta edit-espaco edit-planta espacos itens plano plantas',
  genetica: 'add-espaco add-plano add-planta edit-espaco edit-planta espacos itens nova plano plantas',
  item: 'add-espaco add-plano add-planta edit-espaco edit-planta espacos itens plano plantas',
  curso:
    'admin agenda api app aprenda arte assets assinar assinaturas auth banca blog busca carrinho certificado checkout comunidade-360 confirmar-alteracao-email confirmar-alteracao-senha confirmar-solicitacao-alteracao-email consultoria contato copa-grower criar-curso cultivo cursos dev dichavando duvidas escritor gameficacao ganza ganza-iot-viewer guardadas icones loja lps manager meus_cursos midia notificacoes pedidos perfil pesquisa postagem privacidade professor recurso redefinir-email redefinir-senha sandbox sistema-em-manutencao sobre termos-e-condicoes v vendedor',
  loja: 'consultoria salvos',
  postagem_do_blog: 'autor categoria consultoria newsletter previa tag',
} as const

export type ReservedKind = keyof typeof segments

/** No slug or nickname may be one of these: `/cultivo/planta/plantas` would be ambiguous. */
export const reservedSlugs = Object.fromEntries(
  Object.entries(segments).map(([kind, list]) => [kind, new Set(list.split(' '))]),
) as { [kind: string]: ReadonlySet<string> } as Record<ReservedKind, ReadonlySet<string>>
