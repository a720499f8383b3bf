import type { PatentApplicationPage } from '@markwright/api-client/models/patentApplicationPage'
import type { PageSections } from '../model/assignment.ts'
import styles from './patent-tools.module.css'

/** A page with a bar in the colour of its part beside each section, and a line where it is cut. */
export function SectionedPage({ page, sections }: { page: PatentApplicationPage; sections: PageSections }) {
  const { width, height } = page
  return (
    <>
      <img
        src={`data:image/jpeg;base64,${page.image}`}
        alt={page.text}
        width={width}
        height={height}
        loading="lazy"
        draggable={false}
      />
      {sections.length > 1 && (
        <svg className={styles.cuts} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {sections.map(({ top, parts }, at) => (
            <g key={top} data-part={parts?.[0] ?? (parts ? 'out' : 'open')}>
              <rect
                x={0}
                y={top * height}
                width={parts?.length === 0 ? width : 14}
                height={((sections[at + 1]?.top ?? 1) - top) * height}
              />
              {at > 0 && <line x1={0} x2={width} y1={top * height} y2={top * height} />}
            </g>
          ))}
        </svg>
      )}
    </>
  )
}
