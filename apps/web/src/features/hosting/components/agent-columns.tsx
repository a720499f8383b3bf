import type { HostingAgent } from '@markwright/api-client/models/hostingAgent'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { hostingPath } from '../model/hosting-paths.ts'
import { pathOfKind, portfolioKinds } from '../model/kinds.ts'
import { EditAndRemove } from './edit-and-remove.tsx'
import styles from './hosting.module.css'
import { Sign } from './signs.tsx'

export type AgentAct = 'edit' | 'remove'

/** Columns of the agents; the rights for which one acts are linked. */
export function useAgentColumns(onAct: (act: AgentAct, id: string) => void): Column<HostingAgent>[] {
  const { t } = useTranslation(['agents', 'hosting'])
  const words = useWords()
  return [
    {
      key: 'name',
      title: t('column.name'),
      render: ({ name, nameEn, code, kind, clientName, note, role }) => (
        <>
          <span className={styles.title}>{name}</span>
          {nameEn && <div className={styles.faint}>{nameEn}</div>}
          <div className={styles.faint}>{[t(`kind.${kind}`), code, clientName].filter(Boolean).join(' · ')}</div>
          {note && <div className={styles.faint}>{note}</div>}
          {role !== 'owner' && (
            <div className={styles.tags}>
              <Sign>{t(`hosting:role.${role}`)}</Sign>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'offices',
      title: t('column.offices'),
      render: ({ offices }) =>
        offices.length > 0 ? offices.map((office) => words.office(office)).join(t('hosting:separator')) : '—',
    },
    {
      key: 'contact',
      title: t('column.contact'),
      render: ({ contact, phone, email, address }) => {
        const known = [contact, phone, email, address].filter(Boolean)
        return known.length > 0 ? known.map((text) => <div key={text}>{text}</div>) : '—'
      },
    },
    {
      key: 'rights',
      title: t('column.rights'),
      render: ({ id, name, counts }) => {
        const shown = portfolioKinds.filter((kind) => counts[kind] > 0)
        if (shown.length === 0) return 0
        return shown.map((kind) => (
          <div key={kind}>
            <SiteLink
              to={hostingPath(pathOfKind[kind], { agentId: id })}
              className={styles.count}
              aria-label={t('rightsOf', { name, kind: t(`hosting:oneOfKind.${kind}`), count: counts[kind] })}
            >
              {t(`hosting:kind.${kind}`)} <span className="numeric">{counts[kind].toLocaleString('en')}</span>
            </SiteLink>
          </div>
        ))
      },
    },
    {
      key: 'acts',
      title: t('hosting:acts'),
      render: ({ id, name, role }) =>
        role !== 'reader' && (
          <div className={styles.row}>
            <EditAndRemove
              editLabel={t('editOne', { name })}
              removeLabel={t('removeOne', { name })}
              onAct={(act) => onAct(act, id)}
            />
          </div>
        ),
    },
  ]
}
