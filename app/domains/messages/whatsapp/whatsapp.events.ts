declare module '#platform/events.ts' {
  interface Events {
    /** Meta says what became of a message that we tagged: as often as it likes, in any order. */
    'whatsapp.status': {
      tag: string
      state: 'sent' | 'delivered' | 'read' | 'failed'
      at: Date
      reason: string | null
    }
  }
}

export {}
