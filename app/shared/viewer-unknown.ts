/** Pages that the service worker caches as rendered for a visitor: who looks at them is unknown there. */
export const VIEWER_UNKNOWN = ['/sem-conexao', '/cursos/guardadas']
