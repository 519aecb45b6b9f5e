/** Where the changes of a charge are published. */
export const chargeChannel = (charge_id: number) => `charge:${charge_id}`
