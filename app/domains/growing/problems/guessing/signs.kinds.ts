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

/** What can be seen without instruments; a loupe helps with the small ones. */
export const marks = [
  { slug: 'amarelo-geral', label: 'Amarelo por igual' },
  { slug: 'amarelo-nervuras', label: 'Amarelo entre nervuras verdes' },
  { slug: 'quase-brancas', label: 'Folhas quase brancas' },
  { slug: 'manchas-marrons', label: 'Manchas marrons' },
  { slug: 'pontas-queimadas', label: 'Só as pontas queimadas' },
  { slug: 'bordas-queimadas', label: 'Bordas amarelas ou queimadas' },
  { slug: 'folhas-secas', label: 'Folhas secas e quebradiças' },
  { slug: 'folhas-caem', label: 'Folhas que caem' },
  { slug: 'verde-escuro', label: 'Verde muito escuro' },
  { slug: 'roxo', label: 'Roxo em talos e folhas' },
  { slug: 'garra', label: 'Pontas curvadas para baixo' },
  { slug: 'bordas-para-cima', label: 'Bordas enroladas para cima' },
  { slug: 'novas-tortas', label: 'Folhas novas tortas' },
  { slug: 'murcha', label: 'Murcha' },
  { slug: 'cresce-pouco', label: 'Cresce pouco' },
  { slug: 'pontinhos-claros', label: 'Pontinhos claros na folha' },
  { slug: 'riscos-prateados', label: 'Riscos prateados' },
  { slug: 'pontos-pretos', label: 'Pontinhos pretos de fezes' },
  { slug: 'teia', label: 'Teia fina' },
  { slug: 'bichos', label: 'Bichos visíveis' },
  { slug: 'melado', label: 'Folhas meladas' },
  { slug: 'mosquitinhos', label: 'Mosquitinhos' },
  { slug: 'larvas', label: 'Larvas claras no solo' },
  { slug: 'po-branco', label: 'Pó branco' },
  { slug: 'mofo-cinza', label: 'Mofo cinza' },
  { slug: 'apodrece', label: 'Parte mole e marrom' },
  { slug: 'raiz-marrom', label: 'Raiz marrom e mole' },
  { slug: 'cheiro-ruim', label: 'Cheiro de podre' },
  { slug: 'solo-encharcado', label: 'Solo sempre molhado' },
  { slug: 'solo-seco', label: 'Solo seco, vaso leve' },
] as const
export type MarkSlug = (typeof marks)[number]['slug']

export const placeSlugs = places.map(({ slug }) => slug) as [PlaceSlug, ...PlaceSlug[]]
export const markSlugs = marks.map(({ slug }) => slug) as [MarkSlug, ...MarkSlug[]]

const labels = new Map<string, string>([...places, ...marks].map(({ slug, label }) => [slug, label]))
export const signLabel = (slug: PlaceSlug | MarkSlug) => labels.get(slug) ?? slug
