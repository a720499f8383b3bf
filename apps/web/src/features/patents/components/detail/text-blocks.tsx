import type { ReactNode } from 'react'
import { textBlocks } from '../../model/text-blocks.ts'
import styles from '../patents.module.css'

/** Running text and tables of a paragraph or a claim; `part` shows the stretch [from, to) of the text. */
export const TextBlocks = ({ text, part }: { text: string; part: (from: number, to: number) => ReactNode }) =>
  textBlocks(text).map(({ from, to, rows }) =>
    rows ? (
      <div key={from} className={styles.cells}>
        <table>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map(([start, end], column) => (
                  <td key={column}>{part(start, end)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ) : (
      <p key={from}>{part(from, to)}</p>
    ),
  )
