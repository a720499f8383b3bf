/** Sizes of the human check in pixels (spec 1 §9). Answers are given in the space of the reference panel. */
export const SLIDER_PANEL = { width: 330, height: 155 }
export const SLIDER_REFERENCE = { width: 310, height: 155 }

/** Width of the piece as a part of the width of the picture. */
export const SLIDER_BLOCK_RATIO = 47 / 310

/** Side of the handle in the dialog. */
export const SLIDER_HANDLE_PX = 50

/** Words to click, in order. */
export const CLICK_WORD_COUNT = 3

/** Pauses of the human check in milliseconds (spec 1 §4). */
export const humanCheckPauses = {
  /** From passing the slider to closing, and the same for a popup. */
  sliderPassed: 1000,
  sliderPassedPopup: 1500,
  /** From failing to a new challenge. */
  sliderFailed: 1000,
  clickWordsFailed: 700,
  /** From the last click to asking the server. */
  clickWordsAsked: 400,
} as const
