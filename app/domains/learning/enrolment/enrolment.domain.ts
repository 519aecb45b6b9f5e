import type { Domain } from '#domain.ts'
import { asksToday } from './classroom/asks-today.queries.ts'
import { classroomApi } from './classroom/classroom.api.ts'
import { cohortsApi } from './cohorts/cohorts.api.ts'
import { enrolmentPersonalData } from './enrolment.personal-data.ts'
import { enrolmentSubscribers } from './enrolment.subscribers.ts'
import { enrolmentsApi } from './enrolments/enrolments.api.ts'
import { productGains } from './enrolments/gains.queries.ts'
import { courseHad } from './enrolments/had-already.queries.ts'
import { closedCourses } from './enrolments/unopened.queries.ts'
import { keptApi } from './kept/kept.api.ts'

export const enrolment = {
  api: { enrolments: enrolmentsApi, classroom: classroomApi, cohorts: cohortsApi, kept: keptApi },
  subscribers: enrolmentSubscribers,
  todayAsks: asksToday,
  personalData: enrolmentPersonalData,
  opens: productGains,
  hadAlready: courseHad,
  unopened: closedCourses,
} satisfies Domain
