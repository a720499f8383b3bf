import { createHash } from 'node:crypto'

/** Ids of add-ins are UUIDs; every site has one of its own that stays the same. */
function addInIdOf(url: string): string {
  const hash = createHash('sha256').update(`office-add-in:${url}`).digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

const inXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * The manifest by which Word and Excel find the task pane, in the add-in only (XML) format of Microsoft, version 1.1.
 * `url`: of the site, without a slash at the end.
 */
export function officeManifest(url: string): string {
  const at = (path: string) => inXml(`${url}${path}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="TaskPaneApp">
  <Id>${addInIdOf(url)}</Id>
  <Version>1.0.0.0</Version>
  <ProviderName>Markwright</ProviderName>
  <DefaultLocale>zh-CN</DefaultLocale>
  <DisplayName DefaultValue="知匠翻译">
    <Override Locale="en-US" Value="Markwright Translate"/>
  </DisplayName>
  <Description DefaultValue="翻译 Word 或 Excel 中所选的内容。">
    <Override Locale="en-US" Value="Translates the selection in Word or Excel."/>
  </Description>
  <IconUrl DefaultValue="${at('/office/icon-32.png')}"/>
  <HighResolutionIconUrl DefaultValue="${at('/office/icon-64.png')}"/>
  <SupportUrl DefaultValue="${at('/#/TradosWord')}"/>
  <Hosts>
    <Host Name="Document"/>
    <Host Name="Workbook"/>
  </Hosts>
  <DefaultSettings>
    <SourceLocation DefaultValue="${at('/office/taskpane.html')}"/>
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
</OfficeApp>
`
}
