import { useSearchParams } from 'react-router'
import { PhoneChange } from '../components/phone-change.tsx'
import { WechatChange } from '../components/wechat-change.tsx'
import { changeKindOf } from '../model/wechat-return.ts'

/** `?kind=phone` changes the phone; `?kind=wechat` binds or releases the WeChat account, also on the way back from it. */
export function ModifyOrAuthPage() {
  const [params] = useSearchParams()
  const kind = changeKindOf(params, new URLSearchParams(window.location.search))
  return kind === 'wechat' ? <WechatChange /> : <PhoneChange />
}
