/** Every permission that code asks for, with the words the admin reads. Roles bundle them. */
export const permissions = {
  'plants.manage': 'Ver e editar plantas de qualquer pessoa e os catálogos do cultivo',
  'users.manage': 'Ver e editar usuários, papéis e sessões',
  'support.manage': 'Ler e responder os atendimentos',
  'legal.manage': 'Publicar termos de serviço e política de privacidade',
  'mail.read': 'Ver os e-mails que esperam envio',
} as const

export type Permission = keyof typeof permissions
