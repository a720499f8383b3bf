/** Words that join others and say nothing by themselves; each is a weak word of any business, too (weak-words.ts). */
export const joiningWords =
  'of the and in on at to for by with de del di da do dos du des la le les el los der die das von van und et y'.split(
    ' ',
  )
