/** What a press chooses in controls of Ant Design, which send no change event to the page. */
const CHOICE = '.ant-select-item-option, .ant-picker-cell, [role="option"], [role="switch"]'
/** Marks forms that nobody minds to lose, such as that for signing in. */
const TRANSIENT = '[data-transient]'

let hasInput = false
let editors = 0

/** Whether something was typed or chosen on this page. Clearing it away loses work. */
export const hasUnsavedInput = () => hasInput
export const forgetInput = () => {
  hasInput = false
}

/** Whether the page shows forms that only somebody who is signed in sees. */
export const hasEditor = () => editors > 0
/** Says that it does; returns how to say that it does no more. */
export function registerEditor() {
  editors += 1
  return () => {
    editors -= 1
  }
}

/** Notices from now on what is typed or chosen anywhere; returns how to stop. */
export function watchInput(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(TRANSIENT)) hasInput = true
  }
  const noteChoice = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(CHOICE)) note(event)
  }
  document.addEventListener('input', note, true)
  document.addEventListener('change', note, true)
  document.addEventListener('click', noteChoice, true)
  return () => {
    document.removeEventListener('input', note, true)
    document.removeEventListener('change', note, true)
    document.removeEventListener('click', noteChoice, true)
  }
}
