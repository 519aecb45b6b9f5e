import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

export const screens: DomainScreens = async (ask) => {
  const [documents, { id }] = await Promise.all([
    ask<{ data: { id: number }[] }>('user/document', 'grower'),
    ask<{ id: number }>('user/users/joaquim.verde'),
  ])
  return [
    ...seenBy(undefined, [
      '/auth/login',
      '/auth/register',
      '/auth/recuperar-senha',
      '/auth/resetar-senha',
      '/auth/outros-acessos',
      '/auth/confirmacao-email',
      '/confirmar-alteracao-senha',
      '/confirmar-solicitacao-alteracao-email',
      '/confirmar-alteracao-email',
      '/perfil/discreto',
    ]),
    ...seenBy('grower', [
      '/perfil/documentos',
      '/perfil/documentos/novo',
      `/perfil/documentos/${documents.data[0]?.id}`,
      '/perfil/joaquim.verde/seguidores',
      '/perfil/joaquim.verde/seguindo',
      '/redefinir-senha',
      '/redefinir-email',
      '/perfil/editorCpf',
      '/perfil/discreto',
    ]),
    ...seenBy('novata', ['/auth/confirmar-cadastro', '/perfil/editorCpf', '/auth/verificar-email']),
    ...seenBy('admin', ['/admin/usuarios', `/admin/usuarios/${id}`, '/admin/roles', '/admin/roles/permissions']),
  ]
}
