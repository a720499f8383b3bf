import type { Issue } from './calendar.ts'

/** Something that happened in a procedure; days are counted from 1970-01-01. */
export type Step = { on: number; text: string; textEn: string; issue: string | null }

/** What has become of an application by a certain day. */
export type Course = {
  status: number
  officeStatus: string
  statusOn: number
  publication: Issue | null
  registeredOn: number | null
  registration: Issue | null
  expiresOn: number | null
  opposedOn: number | null
  steps: Step[]
}

/** A course in the making. */
export type RunningCourse = {
  course: Omit<Course, 'status' | 'officeStatus' | 'statusOn'>
  /** Notes a step unless it lies in the future; says whether it was noted. */
  happens: (on: number, text: string, textEn: string, issue?: string) => boolean
  end: (status: number, officeStatus: string) => Course
}

/** Writes down what happens up to a day and leaves out what lies after it. */
export function createCourse(today: number): RunningCourse {
  const steps: Step[] = []
  const course = { publication: null, registeredOn: null, registration: null, expiresOn: null, opposedOn: null, steps }
  return {
    course,
    happens: (on, text, textEn, issue) => {
      if (on > today) return false
      course.steps.push({ on, text, textEn, issue: issue || null })
      return true
    },
    end: (status, officeStatus) => {
      // Cases and changes are noted where they arise, not by their day.
      const ordered = course.steps.every((step, index) => index === 0 || (course.steps[index - 1]?.on ?? 0) <= step.on)
      if (!ordered) course.steps.sort((a, b) => a.on - b.on)
      return Object.assign(course, { status, officeStatus, statusOn: course.steps.at(-1)?.on ?? today })
    },
  }
}
