declare module '#platform/events.ts' {
  interface Events {
    'social.saved': { target: string; target_id: number; user_id: number; saved: boolean }
  }
}

export {}
