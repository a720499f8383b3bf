import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons'
import type { ConfigProviderProps } from 'antd'

/** Icons of controls that have no other name, in the language of the page (see build/control-names.ts). */
export function controlIcons({ clear, search }: { clear: string; search: string }) {
  const clearIcon = <CloseCircleFilled aria-label={clear} />
  return {
    input: { allowClear: { clearIcon } },
    textArea: { allowClear: { clearIcon } },
    inputSearch: { searchIcon: <SearchOutlined aria-label={search} /> },
    select: { clearIcon },
  } satisfies ConfigProviderProps
}
