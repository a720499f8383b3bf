import type { FormRule } from 'antd'

/** A rule of a form field out of a function that says what is wrong with a text, or null. */
export const problemRule = (problemOf: (text: string) => string | null): FormRule => ({
  validator: (_rule, text: string | undefined) => {
    const problem = problemOf(text ?? '')
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
  },
})
