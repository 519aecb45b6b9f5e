/** A form that takes back what the message tells of. */
export type ToastUndo = { action: string; fields: Record<string, string> }

/** The root loader's data, available to every page. `theme` is null while the person follows the system. */
export type RootData = {
  /** In discreet mode, `name` is the neutral one. */
  site: { name: string; url: string; tagline: string }
  viewer: {
    id: number
    nickname: string
    photo_url: string | null
    is_admin: boolean
    /** Where the administration begins for them; null: nowhere. */
    desk: string | null
    is_manager: boolean
    is_writer: boolean
    is_teacher: boolean
    unread: number
    /** Pieces in the own cart. */
    in_cart: number
    /** Works in a store. */
    has_store: boolean
    /** May open the panel of the robots. */
    is_iot_analyst: boolean
    /** Hid points, badges and missions. */
    game_hidden: boolean
  } | null
  discreet: boolean
  theme: 'claro' | 'escuro' | null
  /** Flash message of the previous request, from a cookie; shown once. */
  toast: { kind: 'success' | 'error' | 'info'; text: string; undo?: ToastUndo } | null
  /** Cookie consent; null until answered. */
  consent: boolean | null
  /** What counts visits, as far as somebody said yes and it is set up. `heat_map`: its id, on a page that has one. */
  visits: { analytics: boolean; heat_map: string | null } | null
  /** Demo data: shows features that exist only for trying the site out. */
  demo: boolean
}
