declare module '#platform/events.ts' {
  interface Events {
    /** The team answered. What it said is in the conversation. */
    'ticket.answered': { contact_id: number; text: string }
  }
}

export {}
