/** Law and account: read, or done, by who must be able to before any answer; making an account asks by itself. */
const open =
  /^\/(termos-e-condicoes|privacidade|auth|sistema-em-manutencao|sem-conexao|cursos\/guardadas|notificacoes\/cancelar|dev)(\/|$)/
/** They have no age, and index what is public. */
const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|lighthouse/i

/** Whether this page asks this browser for its visitor's age. */
export const asksAge = (path: string, agent: string) => !open.test(path) && !crawlers.test(agent)
