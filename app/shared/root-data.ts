/** What the root loader tells every page. `theme` is null while the person follows the system. */
export type RootData = {
  /** In discreet mode the name is the neutral one. */
  site: { name: string; url: string; tagline: string }
  viewer: { id: number; nickname: string; photo_url: string | null; is_admin: boolean; unread: number } | null
  discreet: boolean
  theme: 'claro' | 'escuro' | null
  /** Left by the previous request in a one-use cookie; shown once. */
  toast: { kind: 'success' | 'error' | 'info'; text: string } | null
  /** Cookie consent: null while not answered. */
  consent: boolean | null
  /** Demo worlds show what is only for trying out. */
  demo: boolean
}
