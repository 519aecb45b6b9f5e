/** Of the job that mails the new address: one a person, and taken back with what it is part of. */
export const offerKey = (user_id: number) => `offer-email:${user_id}`
