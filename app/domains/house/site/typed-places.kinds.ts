type Place = { to: string /** For who is signed out, where `to` would ask for a login. */; open?: string }

/** Words that people type after the site's name, as they stand in the menu, and the page that each means. */
export const typedPlaces: Record<string, Place> = {
  agenda: { to: '/cultivo/agenda' },
  cadastro: { to: '/', open: '/auth/register' },
  conta: { to: '/minha-conta' },
  copa: { to: '/copa-grower' },
  curso: { to: '/dichavando/cursos' },
  entrar: { to: '/', open: '/auth/login' },
  login: { to: '/', open: '/auth/login' },
  pedido: { to: '/pedidos' },
  plantas: { to: '/cultivo/plantas', open: '/banca/cultivos/plantas' },
  robo: { to: '/ganza' },
  robos: { to: '/ganza' },
  senha: { to: '/minha-conta', open: '/auth/recuperar-senha' },
}
