import type { ClassroomPage } from '../classroom/classroom.schemas.ts'

/** A class with a film, as its pupil's page has it. */
export const aClassroomPage = (
  fields: Partial<ClassroomPage['lesson']> = {},
  page: Partial<ClassroomPage> = {},
): ClassroomPage => ({
  ...{ role: 'pupil', modules: [], progress: null, until: null, before: null, after: null },
  course: { id: 3, slug: 'rega', title: 'Rega', teacher: 'caio' },
  lesson: {
    ...{ id: 7, slug: 'o-peso', title: 'O peso', kind: 'video', minutes: 1, preview: false, done: false, counts: true },
    ...{ lock: null, text: null, video_url: '', captions: '', live_at: null, live_url: '', files: [], bytes: 0 },
    ...{ position_s: 0, covered_percent: 0, quiz: null, task: null, asks: null, questions: [], notes: [] },
    video: { id: 1, url: '/midia/aula/7', type: 'video/mp4', width: 9, height: 16, duration_s: 20, poster: null },
    can: { finish: false, ask: true },
    ...fields,
  },
  ...page,
})
