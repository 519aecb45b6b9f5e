/** Where on the plant it shows. */
export const places = [
  { slug: 'folhas-velhas', label: 'Folhas velhas', text: 'As de baixo' },
  { slug: 'folhas-novas', label: 'Folhas novas', text: 'As do topo e das pontas' },
  { slug: 'caule', label: 'Caule e galhos' },
  { slug: 'flores', label: 'Flores' },
  { slug: 'raiz', label: 'Raiz' },
  { slug: 'solo', label: 'Solo' },
] as const
export type PlaceSlug = (typeof places)[number]['slug']

export const markGroups = {
  cor: 'Cor da folha',
  forma: 'Forma e vigor',
  bichos: 'Bichos e rastros',
  mofo: 'Mofo e podridão',
  solo: 'Solo',
} as const

/** What can be seen without instruments; a loupe helps with the small ones. */
export const marks = [
  { slug: 'amarelo-geral', label: 'Amarelo por igual', group: 'cor' },
  { slug: 'amarelo-nervuras', label: 'Amarelo entre nervuras verdes', group: 'cor' },
  { slug: 'quase-brancas', label: 'Folhas quase brancas', group: 'cor' },
  { slug: 'manchas-marrons', label: 'Manchas marrons', group: 'cor' },
  { slug: 'pontas-queimadas', label: 'Só as pontas queimadas', group: 'cor' },
  { slug: 'bordas-queimadas', label: 'Bordas amarelas ou queimadas', group: 'cor' },
  { slug: 'verde-escuro', label: 'Verde muito escuro', group: 'cor' },
  { slug: 'roxo', label: 'Roxo em talos e folhas', group: 'cor' },
  { slug: 'folhas-secas', label: 'Folhas secas e quebradiças', group: 'forma' },
  { slug: 'folhas-caem', label: 'Folhas que caem', group: 'forma' },
  { slug: 'garra', label: 'Pontas curvadas para baixo', group: 'forma' },
  { slug: 'bordas-para-cima', label: 'Bordas enroladas para cima', group: 'forma' },
  { slug: 'novas-tortas', label: 'Folhas novas tortas', group: 'forma' },
  { slug: 'murcha', label: 'Murcha', group: 'forma' },
  { slug: 'cresce-pouco', label: 'Cresce pouco', group: 'forma' },
  { slug: 'pontinhos-claros', label: 'Pontinhos claros na folha', group: 'bichos' },
  { slug: 'riscos-prateados', label: 'Riscos prateados', group: 'bichos' },
  { slug: 'pontos-pretos', label: 'Pontinhos pretos de fezes', group: 'bichos' },
  { slug: 'teia', label: 'Teia fina', group: 'bichos' },
  { slug: 'bichos', label: 'Bichos visíveis', group: 'bichos' },
  { slug: 'melado', label: 'Folhas meladas', group: 'bichos' },
  { slug: 'mosquitinhos', label: 'Mosquitinhos', group: 'bichos' },
  { slug: 'larvas', label: 'Larvas claras no solo', group: 'bichos' },
  { slug: 'po-branco', label: 'Pó branco', group: 'mofo' },
  { slug: 'mofo-cinza', label: 'Mofo cinza', group: 'mofo' },
  { slug: 'apodrece', label: 'Parte mole e marrom', group: 'mofo' },
  { slug: 'raiz-marrom', label: 'Raiz marrom e mole', group: 'mofo' },
  { slug: 'cheiro-ruim', label: 'Cheiro de podre', group: 'mofo' },
  { slug: 'solo-encharcado', label: 'Solo sempre molhado', group: 'solo' },
  { slug: 'solo-seco', label: 'Solo seco, vaso leve', group: 'solo' },
] as const
export type MarkSlug = (typeof marks)[number]['slug']

export const placeSlugs = places.map(({ slug }) => slug) as [PlaceSlug, ...PlaceSlug[]]
export const markSlugs = marks.map(({ slug }) => slug) as [MarkSlug, ...MarkSlug[]]

const labels = new Map<string, string>([...places, ...marks].map(({ slug, label }) => [slug, label]))
export const signLabel = (slug: PlaceSlug | MarkSlug) => labels.get(slug) ?? slug
