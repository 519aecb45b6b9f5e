import { accountsPersonalData } from '#domains/accounts/accounts.personal-data.ts'
import { cultivationPersonalData } from '#domains/cultivation/cultivation.personal-data.ts'
import { legalPersonalData } from '#domains/legal/legal.personal-data.ts'
import { notificationsPersonalData } from '#domains/notifications/notifications.personal-data.ts'
import { privacyPersonalData } from '#domains/privacy/privacy.personal-data.ts'
import { socialPersonalData } from '#domains/social/social.personal-data.ts'
import { supportPersonalData } from '#domains/support/support.personal-data.ts'
import { filesPersonalData } from '#platform/files/files.personal-data.ts'
import { installPersonalData } from '#platform/personal-data.ts'
import { platformPersonalData } from '#platform/platform.personal-data.ts'

/** What is held of a person: one line per domain, in the order in which rows go. Files after what shows them, people last. */
export const personalData = [
  ...cultivationPersonalData,
  ...socialPersonalData,
  ...notificationsPersonalData,
  ...supportPersonalData,
  ...legalPersonalData,
  ...privacyPersonalData,
  ...platformPersonalData,
  ...filesPersonalData,
  ...accountsPersonalData,
]

installPersonalData(personalData)
