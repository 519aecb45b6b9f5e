import type { Domain } from '#domain.ts'
import { moderatedCourse } from './courses/course-moderated.actions.ts'
import { courseTarget } from './courses/course-target.queries.ts'
import { coursesApi } from './courses/courses.api.ts'
import { teachesSomething } from './courses/edit-course.queries.ts'
import { findCourses } from './courses/find-courses.queries.ts'
import { coursesPersonalData } from './courses.personal-data.ts'
import { coursesSubscribers } from './courses.subscribers.ts'
import { lessonsApi } from './lessons/lessons.api.ts'
import { productOpens } from './sales/product-opens.queries.ts'
import { teachersApi } from './teachers/teachers.api.ts'

export const courses = {
  api: { courses: coursesApi, lessons: lessonsApi, teachers: teachersApi },
  subscribers: coursesSubscribers,
  personalData: coursesPersonalData,
  finders: { course: findCourses },
  publishedTexts: [
    `select concat_ws(' ', title, summary) as text from courses where state = 'publicado' and hidden_at is null and deleted_at is null`,
  ],
  opens: productOpens,
  longVideos: teachesSomething,
  targets: { course_id: { ...courseTarget, moderated: moderatedCourse } },
} satisfies Domain
