declare module '#platform/events.ts' {
  interface Events {
    /** By its names: roles are chosen by name. */
    'role.renamed': { before: string; after: string }
    'role.removed': { name: string }
    'user.registered': { user_id: number }
    'user.email_confirmed': { user_id: number }
    'user.registration_confirmed': { user_id: number }
    'user.email_changed': { user_id: number }
    'user.profile_changed': { user_id: number }
    'user.password_changed': { user_id: number }
  }
}

export {}
