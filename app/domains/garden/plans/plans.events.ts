declare module '#platform/events.ts' {
  interface Events {
    'plan.changed': { plan_id: number; created_by: number }
  }
}

export {}
