/** The space in which answers of the human check are given, whatever its size on the screen (spec 1 §9); in pixels. */
export const SLIDER_REFERENCE = { width: 310, height: 155 } as const

/** Width of the piece in that space. */
export const SLIDER_PIECE_WIDTH = 47

/** Side of the button that moves the piece, in pixels of the screen. */
export const SLIDER_BUTTON_PX = 50

/** Pauses of the human check in milliseconds (spec 1 §4). */
export const humanCheckPauses = {
  /** From passing to closing. */
  passed: 1000,
  /** From failing to a new challenge. */
  sliderFailed: 1000,
  clickWordsFailed: 700,
  /** From the last click to asking the server. */
  clickWordsRequested: 400,
} as const
