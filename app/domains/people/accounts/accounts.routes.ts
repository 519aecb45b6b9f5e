import { route } from '@react-router/dev/routes'
import type { DomainRoutes } from '#domain.ts'

const pages = 'domains/people/accounts/pages'
const documents = 'domains/people/accounts/documents/pages'

const site = [
  route('auth/login', `${pages}/login.page.tsx`),
  route('auth/logout', `${pages}/logout.page.tsx`),
  route('auth/register', `${pages}/register.page.tsx`),
  route('auth/recuperar-senha', `${pages}/recover-password.page.tsx`),
  route('auth/resetar-senha', `${pages}/reset-password.page.tsx`),
  route('auth/outros-acessos', 'domains/people/accounts/added-access/pages/added-access.page.tsx'),
  route('auth/confirmacao-email', `${pages}/email-confirmation.page.tsx`),
  route('auth/verificar-email', `${pages}/verify-email.page.tsx`),
  route('auth/confirmar-cadastro', `${pages}/confirm-registration.page.tsx`),
  route('redefinir-email', `${pages}/change-email.page.tsx`),
  route('confirmar-solicitacao-alteracao-email', `${pages}/authorize-email-change.page.tsx`),
  route('confirmar-alteracao-email', `${pages}/confirm-email-change.page.tsx`),
  route('redefinir-senha', `${pages}/change-password.page.tsx`),
  route('confirmar-alteracao-senha', `${pages}/confirm-password-change.page.tsx`),
  route('perfil', `${pages}/own-profile.page.tsx`),
  route('perfil/editorCpf', `${pages}/edit-cpf.page.tsx`),
  route('perfil/discreto', 'domains/people/accounts/discreet-mode/pages/discreet-mode.page.tsx'),
  route('perfil/documentos', `${documents}/documents.page.tsx`),
  route('perfil/documentos/novo', `${documents}/document-new.page.tsx`),
  route('perfil/documentos/:id', `${documents}/document-edit.page.tsx`),
  route('perfil/documentos/:id/arquivo', `${documents}/document-file.page.tsx`),
  route('perfil/:user/seguidores', `${pages}/follows.page.tsx`, { id: 'seguidores' }),
  route('perfil/:user/seguindo', `${pages}/follows.page.tsx`, { id: 'seguindo' }),
  route('verificando-acesso', `${pages}/checking-access.page.tsx`),
]

/** Staff pages for accounts and roles, inside the administration layout. */
const admin = [
  route('admin/usuarios', 'domains/people/accounts/staff/pages/users-list.page.tsx'),
  route('admin/usuarios.csv', 'domains/people/accounts/staff/pages/users-csv.page.tsx'),
  route('admin/usuarios/:id', 'domains/people/accounts/staff/pages/user-detail.page.tsx'),
  route('admin/roles', 'domains/people/accounts/roles/pages/roles.page.tsx'),
  route('admin/roles/permissions', 'domains/people/accounts/roles/pages/permissions.page.tsx'),
]

export const routes: DomainRoutes = { site, admin }
