/** Labels of known actions for staff; unknown ones are shown as stored. */
const words: Record<string, string> = {
  'access_log.read': 'Consultou os acessos',
  'ad.created': 'Criou o anúncio',
  'ad.changed': 'Mudou o anúncio',
  'ad.deleted': 'Apagou o anúncio',
  'ad_type.created': 'Criou o espaço de anúncio',
  'ad_type.changed': 'Mudou o espaço de anúncio',
  'ad_type.deleted': 'Apagou o espaço de anúncio',
  'network.created': 'Criou a rede social',
  'network.changed': 'Mudou a rede social',
  'network.deleted': 'Apagou a rede social',
  'survey.created': 'Criou a pesquisa',
  'survey.changed': 'Mudou a pesquisa',
  'survey.open': 'Abriu a pesquisa',
  'survey.closed': 'Encerrou a pesquisa',
  'survey.deleted': 'Apagou a pesquisa',
  'plant.created': 'Criou a planta',
  'plant.updated': 'Editou a planta',
  'plant.deleted': 'Apagou a planta',
  'plan.archived': 'Arquivou o plano',
  'plan.restored': 'Tirou o plano do arquivo',
  'plan.deleted': 'Apagou o plano',
  'hashtag.curate': 'Reviu a hashtag',
  'post.delete': 'Apagou o post',
  'post.highlight': 'Mudou os destaques',
  'post.restore': 'Trouxe o post de volta',
  'post.update': 'Editou o post',
  'report.appeal_decided': 'Decidiu o recurso',
  'report.assigned': 'Mudou o responsável pela denúncia',
  'report.decided': 'Decidiu a denúncia',
  'report.noted': 'Anotou na denúncia',
  'role.created': 'Criou o papel',
  'role.permissions_changed': 'Mudou as permissões do papel',
  'role.removed': 'Apagou o papel',
  'role.renamed': 'Mudou o nome do papel',
  'user.access_changed': 'Mudou tipo e papéis',
  'user.password_change_demanded': 'Mudou a exigência de nova senha',
  'user.profile_edited': 'Editou o perfil',
  'user.second_factor_removed': 'Desligou a verificação em duas etapas',
  'user.session_ended': 'Desconectou um aparelho',
  'user.sessions_ended': 'Desconectou todos os aparelhos',
  'user.suspended': 'Suspendeu a conta',
  'user.suspension_lifted': 'Reativou a conta',
  'word.added': 'Pôs uma palavra na lista',
  'word.removed': 'Tirou uma palavra da lista',
}

export const wordsOf = (action: string) => words[action] ?? action

const kinds: Record<string, string> = {
  user: 'Conta',
  plant: 'Planta',
  plan: 'Plano',
  role: 'Papel',
  ad: 'Anúncio',
  ad_type: 'Espaço de anúncio',
  network: 'Rede social',
  survey: 'Pesquisa',
  hashtag: 'Hashtag',
  post: 'Post',
  report: 'Denúncia',
  word: 'Palavra',
}

/** 'user:12' becomes 'Conta 12'. */
export function subjectWords(subject: string): string {
  const [kind = '', id] = subject.split(':')
  return kinds[kind] ? `${kinds[kind]} ${id}` : subject
}

export const periodWords = {
  day: 'Últimas 24 horas',
  week: 'Últimos 7 dias',
  month: 'Últimos 30 dias',
  year: 'Último ano',
}
