import { useSearchParams } from 'react-router'
import { PhoneChange } from '../components/phone-change.tsx'
import { WechatChange } from '../components/wechat-change.tsx'

/** `?kind=wechat` binds or releases the WeChat account; otherwise the phone is changed. */
export function ModifyOrAuthPage() {
  const [params] = useSearchParams()
  return params.get('kind') === 'wechat' ? <WechatChange /> : <PhoneChange />
}
