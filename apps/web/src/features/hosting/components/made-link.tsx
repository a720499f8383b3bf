import { Alert } from 'antd'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'

/** A link that was made, to be copied. */
export const MadeLink = ({
  title,
  text,
  url,
  copyLabel,
}: {
  title: string
  text?: string
  url: string
  copyLabel: string
}) => (
  <Alert
    type="success"
    title={title}
    description={
      <>
        {text && <p>{text}</p>}
        <p style={{ overflowWrap: 'anywhere', marginBlock: 8 }}>{url}</p>
        <CopyText text={url} label={copyLabel} />
      </>
    }
  />
)
