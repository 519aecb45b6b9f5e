declare module '#platform/events.ts' {
  interface Events {
    'plant.created': { plant_id: number; created_by: number }
    'plant.updated': { plant_id: number; created_by: number }
    'plant.cycle_changed': { plant_id: number; created_by: number; plant_cycle_id: number }
    'plant.privacy_changed': { plant_id: number; created_by: number; private: boolean }
    'plant.archived': { plant_id: number; created_by: number; archived: boolean }
    'plant.deleted': { plant_id: number; created_by: number }
    'space.changed': { space_id: number; created_by: number }
    'stuff.changed': { stuff_id: number; created_by: number }
  }
}

export {}
