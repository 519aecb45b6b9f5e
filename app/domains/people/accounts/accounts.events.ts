declare module '#platform/events.ts' {
  interface Events {
    /** By its names: roles are chosen by name. */
    'role.renamed': { before: string; after: string }
    'role.removed': { name: string }
    /** Suspended or hidden: told while they are still there, and once, whichever comes first. */
    'user.shut_out': { user_id: number }
    /** Neither any more: told when they are there again. */
    'user.let_in': { user_id: number }
    'user.registered': { user_id: number }
    'user.email_confirmed': { user_id: number }
    'user.registration_confirmed': { user_id: number }
    'user.email_changed': { user_id: number }
    'user.profile_changed': { user_id: number }
    'user.password_changed': { user_id: number }
  }
}

export {}
